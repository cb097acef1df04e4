// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(!0), compareTime),
      "date-time": fmtDef(getDateTime(!0), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: !0,
      // unchecked string payload
      binary: !0
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      let matches = DATE.exec(str);
      if (!matches)
        return !1;
      let year = +matches[1], month = +matches[2], day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (d1 && d2)
        return d1 > d2 ? 1 : d1 < d2 ? -1 : 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function(str) {
        let matches = TIME.exec(str);
        if (!matches)
          return !1;
        let hr = +matches[1], min = +matches[2], sec = +matches[3], tz = matches[4], tzSign = matches[5] === "-" ? -1 : 1, tzH = +(matches[6] || 0), tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return !1;
        if (hr <= 23 && min <= 59 && sec < 60)
          return !0;
        let utcMin = min - tzM * tzSign, utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return;
      let t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf(), t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (t1 && t2)
        return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return;
      let a1 = TIME.exec(t1), a2 = TIME.exec(t2);
      if (a1 && a2)
        return t1 = a1[1] + a1[2] + a1[3], t2 = a2[1] + a2[2] + a2[3], t1 > t2 ? 1 : t1 < t2 ? -1 : 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      let time = getTime(strictTimeZone);
      return function(str) {
        let dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let d1 = new Date(dt1).valueOf(), d2 = new Date(dt2).valueOf();
      if (d1 && d2)
        return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR), [d2, t2] = dt2.split(DATE_TIME_SEPARATOR), res = compareDate(d1, d2);
      if (res !== void 0)
        return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/, URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      return BYTE.lastIndex = 0, BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31), MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return !0;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return !1;
      try {
        return new RegExp(str), !0;
      } catch {
        return !1;
      }
    }
  }
});

// <stdin>
var check_ChatMessageTranscribed = validate21, schema32 = { description: "Event payload: the transcription of an answer. `transcription_source` as in Turn (proposed).", type: "object", required: ["chat_message_id", "transcription"], properties: { chat_message_id: { type: "integer" }, transcription: { type: "string" }, transcription_source: { type: "string", enum: ["audio", "script"] } } };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message_id === void 0 && (missing0 = "chat_message_id") || data.transcription === void 0 && (missing0 = "transcription"))
        return validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate21.errors = [{ instancePath: instancePath + "/chat_message_id", schemaPath: "#/properties/chat_message_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.transcription !== void 0) {
          let _errs3 = errors;
          if (typeof data.transcription != "string")
            return validate21.errors = [{ instancePath: instancePath + "/transcription", schemaPath: "#/properties/transcription/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.transcription_source !== void 0) {
            let data2 = data.transcription_source, _errs5 = errors;
            if (typeof data2 != "string")
              return validate21.errors = [{ instancePath: instancePath + "/transcription_source", schemaPath: "#/properties/transcription_source/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (!(data2 === "audio" || data2 === "script"))
              return validate21.errors = [{ instancePath: instancePath + "/transcription_source", schemaPath: "#/properties/transcription_source/enum", keyword: "enum", params: { allowedValues: schema32.properties.transcription_source.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate21.errors = vErrors, errors === 0;
}
validate21.evaluated = { props: { chat_message_id: !0, transcription: !0, transcription_source: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_chatMessage_statusUpdated = validate22, schema33 = { description: "Event payload: the status of a message.", type: "object", required: ["chat_message_id", "status"], properties: { chat_message_id: { type: "integer" }, status: { $ref: "#/components/schemas/ChatMessageStatus" }, error: { type: ["string", "null"] }, audio_processed: { type: "boolean" }, data: { type: "object", properties: { development_insights: { oneOf: [{ $ref: "#/components/schemas/DevelopmentInsightsRef" }, { type: "null" }] } } } } }, schema34 = { description: "One of section 4's statuses. An open set: a value that a client does not know gives its general text, never an error.", anyOf: [{ enum: ["pending", "transcribing", "processing", "uploading_answer", "generating_question", "generating_insights", "completed", "failed"] }, { type: "string" }] }, schema35 = { description: "Insights announced by their ids.", type: "object", required: ["insights"], properties: { projectSlug: { type: ["string", "null"] }, narrativeElementSlug: { type: ["string", "null"] }, title: { type: ["string", "null"] }, caption: { type: ["string", "null"] }, insights: { type: "array", items: { $ref: "#/components/schemas/InsightRef" } } } };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.insights === void 0 && (missing0 = "insights"))
        return validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.projectSlug !== void 0) {
        let data0 = data.projectSlug, _errs1 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate23.errors = [{ instancePath: instancePath + "/projectSlug", schemaPath: "#/properties/projectSlug/type", keyword: "type", params: { type: schema35.properties.projectSlug.type }, message: "must be string,null" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.narrativeElementSlug !== void 0) {
          let data1 = data.narrativeElementSlug, _errs3 = errors;
          if (typeof data1 != "string" && data1 !== null)
            return validate23.errors = [{ instancePath: instancePath + "/narrativeElementSlug", schemaPath: "#/properties/narrativeElementSlug/type", keyword: "type", params: { type: schema35.properties.narrativeElementSlug.type }, message: "must be string,null" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.title !== void 0) {
            let data2 = data.title, _errs5 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate23.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema35.properties.title.type }, message: "must be string,null" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.caption !== void 0) {
              let data3 = data.caption, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate23.errors = [{ instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/type", keyword: "type", params: { type: schema35.properties.caption.type }, message: "must be string,null" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.insights !== void 0) {
                let data4 = data.insights, _errs9 = errors;
                if (errors === _errs9)
                  if (Array.isArray(data4)) {
                    var valid1 = !0;
                    let len0 = data4.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data5 = data4[i0], _errs11 = errors;
                      if (errors === errors)
                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                          let missing1;
                          if (data5.id === void 0 && (missing1 = "id"))
                            return validate23.errors = [{ instancePath: instancePath + "/insights/" + i0, schemaPath: "#/components/schemas/InsightRef/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                          if (data5.id !== void 0) {
                            let data6 = data5.id;
                            if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                              return validate23.errors = [{ instancePath: instancePath + "/insights/" + i0 + "/id", schemaPath: "#/components/schemas/InsightRef/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          }
                        } else
                          return validate23.errors = [{ instancePath: instancePath + "/insights/" + i0, schemaPath: "#/components/schemas/InsightRef/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var valid1 = _errs11 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate23.errors = [{ instancePath: instancePath + "/insights", schemaPath: "#/properties/insights/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate23.errors = vErrors, errors === 0;
}
validate23.evaluated = { props: { projectSlug: !0, narrativeElementSlug: !0, title: !0, caption: !0, insights: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message_id === void 0 && (missing0 = "chat_message_id") || data.status === void 0 && (missing0 = "status"))
        return validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate22.errors = [{ instancePath: instancePath + "/chat_message_id", schemaPath: "#/properties/chat_message_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.status !== void 0) {
          let data1 = data.status, _errs3 = errors, _errs5 = errors, valid2 = !1, _errs6 = errors;
          if (!(data1 === "pending" || data1 === "transcribing" || data1 === "processing" || data1 === "uploading_answer" || data1 === "generating_question" || data1 === "generating_insights" || data1 === "completed" || data1 === "failed")) {
            let err0 = { instancePath: instancePath + "/status", schemaPath: "#/components/schemas/ChatMessageStatus/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema34.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
          var _valid0 = _errs6 === errors;
          valid2 = valid2 || _valid0;
          let _errs7 = errors;
          if (typeof data1 != "string") {
            let err1 = { instancePath: instancePath + "/status", schemaPath: "#/components/schemas/ChatMessageStatus/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          var _valid0 = _errs7 === errors;
          if (valid2 = valid2 || _valid0, valid2)
            errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
          else {
            let err2 = { instancePath: instancePath + "/status", schemaPath: "#/components/schemas/ChatMessageStatus/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate22.errors = vErrors, !1;
          }
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.error !== void 0) {
            let data2 = data.error, _errs9 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate22.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: schema33.properties.error.type }, message: "must be string,null" }], !1;
            var valid0 = _errs9 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.audio_processed !== void 0) {
              let _errs11 = errors;
              if (typeof data.audio_processed != "boolean")
                return validate22.errors = [{ instancePath: instancePath + "/audio_processed", schemaPath: "#/properties/audio_processed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs11 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.data !== void 0) {
                let data4 = data.data, _errs13 = errors;
                if (errors === _errs13)
                  if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                    if (data4.development_insights !== void 0) {
                      let data5 = data4.development_insights, _errs16 = errors, valid4 = !1, passing0 = null, _errs17 = errors;
                      validate23(data5, { instancePath: instancePath + "/data/development_insights", parentData: data4, parentDataProperty: "development_insights", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                      var _valid1 = _errs17 === errors;
                      if (_valid1) {
                        valid4 = !0, passing0 = 0;
                        var props0 = {};
                        props0.projectSlug = !0, props0.narrativeElementSlug = !0, props0.title = !0, props0.caption = !0, props0.insights = !0;
                      }
                      let _errs18 = errors;
                      if (data5 !== null) {
                        let err3 = { instancePath: instancePath + "/data/development_insights", schemaPath: "#/properties/data/properties/development_insights/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                      }
                      var _valid1 = _errs18 === errors;
                      if (_valid1 && valid4 ? (valid4 = !1, passing0 = [passing0, 1]) : _valid1 && (valid4 = !0, passing0 = 1), valid4)
                        errors = _errs16, vErrors !== null && (_errs16 ? vErrors.length = _errs16 : vErrors = null);
                      else {
                        let err4 = { instancePath: instancePath + "/data/development_insights", schemaPath: "#/properties/data/properties/development_insights/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                        return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate22.errors = vErrors, !1;
                      }
                    }
                  } else
                    return validate22.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                var valid0 = _errs13 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate22.errors = vErrors, errors === 0;
}
validate22.evaluated = { props: { chat_message_id: !0, status: !0, error: !0, audio_processed: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_chatMessage_created = validate25;
var schema38 = { description: "One question of the interview and what became of it (section 3).", type: "object", required: ["id", "status"], properties: { id: { type: "integer" }, question: { oneOf: [{ $ref: "#/components/schemas/Question" }, { type: "null" }] }, answer: { type: ["string", "null"] }, status: { $ref: "#/components/schemas/ChatMessageStatus" }, audio_processed: { type: "boolean" }, error: { type: ["string", "null"] } } }, schema39 = { type: "object", required: ["content"], properties: { type: { type: ["string", "null"] }, content: { type: "string" }, title: { type: ["string", "null"] }, audio: { description: "The address of the spoken question; its text is `content`.", type: ["string", "null"] } } };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.status === void 0 && (missing0 = "status"))
        return validate26.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate26.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.question !== void 0) {
          let data1 = data.question, _errs3 = errors, _errs4 = errors, valid1 = !1, passing0 = null, _errs5 = errors;
          if (errors === errors)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.content === void 0 && (missing1 = "content")) {
                let err0 = { instancePath: instancePath + "/question", schemaPath: "#/components/schemas/Question/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
              } else {
                if (data1.type !== void 0) {
                  let data2 = data1.type, _errs8 = errors;
                  if (typeof data2 != "string" && data2 !== null) {
                    let err1 = { instancePath: instancePath + "/question/type", schemaPath: "#/components/schemas/Question/properties/type/type", keyword: "type", params: { type: schema39.properties.type.type }, message: "must be string,null" };
                    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                  }
                  var valid3 = _errs8 === errors;
                } else
                  var valid3 = !0;
                if (valid3) {
                  if (data1.content !== void 0) {
                    let _errs10 = errors;
                    if (typeof data1.content != "string") {
                      let err2 = { instancePath: instancePath + "/question/content", schemaPath: "#/components/schemas/Question/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                    }
                    var valid3 = _errs10 === errors;
                  } else
                    var valid3 = !0;
                  if (valid3) {
                    if (data1.title !== void 0) {
                      let data4 = data1.title, _errs12 = errors;
                      if (typeof data4 != "string" && data4 !== null) {
                        let err3 = { instancePath: instancePath + "/question/title", schemaPath: "#/components/schemas/Question/properties/title/type", keyword: "type", params: { type: schema39.properties.title.type }, message: "must be string,null" };
                        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                      }
                      var valid3 = _errs12 === errors;
                    } else
                      var valid3 = !0;
                    if (valid3)
                      if (data1.audio !== void 0) {
                        let data5 = data1.audio, _errs14 = errors;
                        if (typeof data5 != "string" && data5 !== null) {
                          let err4 = { instancePath: instancePath + "/question/audio", schemaPath: "#/components/schemas/Question/properties/audio/type", keyword: "type", params: { type: schema39.properties.audio.type }, message: "must be string,null" };
                          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                        }
                        var valid3 = _errs14 === errors;
                      } else
                        var valid3 = !0;
                  }
                }
              }
            } else {
              let err5 = { instancePath: instancePath + "/question", schemaPath: "#/components/schemas/Question/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          var _valid0 = _errs5 === errors;
          if (_valid0) {
            valid1 = !0, passing0 = 0;
            var props0 = {};
            props0.type = !0, props0.content = !0, props0.title = !0, props0.audio = !0;
          }
          let _errs16 = errors;
          if (data1 !== null) {
            let err6 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          var _valid0 = _errs16 === errors;
          if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
            errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
          else {
            let err7 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
            return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate26.errors = vErrors, !1;
          }
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.answer !== void 0) {
            let data6 = data.answer, _errs18 = errors;
            if (typeof data6 != "string" && data6 !== null)
              return validate26.errors = [{ instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/type", keyword: "type", params: { type: schema38.properties.answer.type }, message: "must be string,null" }], !1;
            var valid0 = _errs18 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.status !== void 0) {
              let data7 = data.status, _errs20 = errors, _errs22 = errors, valid5 = !1, _errs23 = errors;
              if (!(data7 === "pending" || data7 === "transcribing" || data7 === "processing" || data7 === "uploading_answer" || data7 === "generating_question" || data7 === "generating_insights" || data7 === "completed" || data7 === "failed")) {
                let err8 = { instancePath: instancePath + "/status", schemaPath: "#/components/schemas/ChatMessageStatus/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema34.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
              var _valid1 = _errs23 === errors;
              valid5 = valid5 || _valid1;
              let _errs24 = errors;
              if (typeof data7 != "string") {
                let err9 = { instancePath: instancePath + "/status", schemaPath: "#/components/schemas/ChatMessageStatus/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
              var _valid1 = _errs24 === errors;
              if (valid5 = valid5 || _valid1, valid5)
                errors = _errs22, vErrors !== null && (_errs22 ? vErrors.length = _errs22 : vErrors = null);
              else {
                let err10 = { instancePath: instancePath + "/status", schemaPath: "#/components/schemas/ChatMessageStatus/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                return vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++, validate26.errors = vErrors, !1;
              }
              var valid0 = _errs20 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.audio_processed !== void 0) {
                let _errs26 = errors;
                if (typeof data.audio_processed != "boolean")
                  return validate26.errors = [{ instancePath: instancePath + "/audio_processed", schemaPath: "#/properties/audio_processed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs26 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.error !== void 0) {
                  let data9 = data.error, _errs28 = errors;
                  if (typeof data9 != "string" && data9 !== null)
                    return validate26.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: schema38.properties.error.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs28 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate26.errors = vErrors, errors === 0;
}
validate26.evaluated = { props: { id: !0, question: !0, answer: !0, status: !0, audio_processed: !0, error: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.extracted !== void 0) {
        let data0 = data.extracted;
        if (errors === errors)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data1 = data0[i0], _errs3 = errors;
              if (errors === errors)
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  let missing0;
                  if (data1.name === void 0 && (missing0 = "name") || data1.value === void 0 && (missing0 = "value"))
                    return validate28.errors = [{ instancePath: instancePath + "/extracted/" + i0, schemaPath: "#/components/schemas/ExtractedFact/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
                  if (data1.name !== void 0) {
                    let _errs6 = errors;
                    if (typeof data1.name != "string")
                      return validate28.errors = [{ instancePath: instancePath + "/extracted/" + i0 + "/name", schemaPath: "#/components/schemas/ExtractedFact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid3 = _errs6 === errors;
                  } else
                    var valid3 = !0;
                  if (valid3)
                    if (data1.value !== void 0) {
                      let _errs8 = errors;
                      if (typeof data1.value != "string")
                        return validate28.errors = [{ instancePath: instancePath + "/extracted/" + i0 + "/value", schemaPath: "#/components/schemas/ExtractedFact/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid3 = _errs8 === errors;
                    } else
                      var valid3 = !0;
                } else
                  return validate28.errors = [{ instancePath: instancePath + "/extracted/" + i0, schemaPath: "#/components/schemas/ExtractedFact/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return validate28.errors = [{ instancePath: instancePath + "/extracted", schemaPath: "#/properties/extracted/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
      }
    } else
      return validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate28.errors = vErrors, errors === 0;
}
validate28.evaluated = { props: { extracted: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message === void 0 && (missing0 = "chat_message"))
        return validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message !== void 0) {
        let _errs1 = errors;
        validate26(data.chat_message, { instancePath: instancePath + "/chat_message", parentData: data, parentDataProperty: "chat_message", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let _errs2 = errors;
          validate28(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate25.errors = vErrors, errors === 0;
}
validate25.evaluated = { props: { chat_message: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_chatMessage_data_updated = validate30, schema43 = { description: "Event payload: what was drawn from an answer.", type: "object", required: ["chat_message_id", "data"], properties: { chat_message_id: { type: "integer" }, data: { type: "object", properties: { extracted: { type: "array", items: { $ref: "#/components/schemas/ExtractedFact" } }, progress: { type: ["integer", "null"], minimum: 0, maximum: 100 }, path: { type: "array", items: { type: "string" } } } } } };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message_id === void 0 && (missing0 = "chat_message_id") || data.data === void 0 && (missing0 = "data"))
        return validate30.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate30.errors = [{ instancePath: instancePath + "/chat_message_id", schemaPath: "#/properties/chat_message_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let data1 = data.data, _errs3 = errors;
          if (errors === _errs3)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.extracted !== void 0) {
                let data2 = data1.extracted, _errs5 = errors;
                if (errors === _errs5)
                  if (Array.isArray(data2)) {
                    var valid2 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data3 = data2[i0], _errs7 = errors;
                      if (errors === errors)
                        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                          let missing1;
                          if (data3.name === void 0 && (missing1 = "name") || data3.value === void 0 && (missing1 = "value"))
                            return validate30.errors = [{ instancePath: instancePath + "/data/extracted/" + i0, schemaPath: "#/components/schemas/ExtractedFact/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                          if (data3.name !== void 0) {
                            let _errs10 = errors;
                            if (typeof data3.name != "string")
                              return validate30.errors = [{ instancePath: instancePath + "/data/extracted/" + i0 + "/name", schemaPath: "#/components/schemas/ExtractedFact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid4 = _errs10 === errors;
                          } else
                            var valid4 = !0;
                          if (valid4)
                            if (data3.value !== void 0) {
                              let _errs12 = errors;
                              if (typeof data3.value != "string")
                                return validate30.errors = [{ instancePath: instancePath + "/data/extracted/" + i0 + "/value", schemaPath: "#/components/schemas/ExtractedFact/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid4 = _errs12 === errors;
                            } else
                              var valid4 = !0;
                        } else
                          return validate30.errors = [{ instancePath: instancePath + "/data/extracted/" + i0, schemaPath: "#/components/schemas/ExtractedFact/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var valid2 = _errs7 === errors;
                      if (!valid2)
                        break;
                    }
                  } else
                    return validate30.errors = [{ instancePath: instancePath + "/data/extracted", schemaPath: "#/properties/data/properties/extracted/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid1 = _errs5 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data1.progress !== void 0) {
                  let data6 = data1.progress, _errs14 = errors;
                  if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null)
                    return validate30.errors = [{ instancePath: instancePath + "/data/progress", schemaPath: "#/properties/data/properties/progress/type", keyword: "type", params: { type: schema43.properties.data.properties.progress.type }, message: "must be integer,null" }], !1;
                  if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                    if (data6 > 100 || isNaN(data6))
                      return validate30.errors = [{ instancePath: instancePath + "/data/progress", schemaPath: "#/properties/data/properties/progress/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                    if (data6 < 0 || isNaN(data6))
                      return validate30.errors = [{ instancePath: instancePath + "/data/progress", schemaPath: "#/properties/data/properties/progress/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  }
                  var valid1 = _errs14 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data1.path !== void 0) {
                    let data7 = data1.path, _errs16 = errors;
                    if (errors === _errs16)
                      if (Array.isArray(data7)) {
                        var valid5 = !0;
                        let len1 = data7.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let _errs18 = errors;
                          if (typeof data7[i1] != "string")
                            return validate30.errors = [{ instancePath: instancePath + "/data/path/" + i1, schemaPath: "#/properties/data/properties/path/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid5 = _errs18 === errors;
                          if (!valid5)
                            break;
                        }
                      } else
                        return validate30.errors = [{ instancePath: instancePath + "/data/path", schemaPath: "#/properties/data/properties/path/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid1 = _errs16 === errors;
                  } else
                    var valid1 = !0;
              }
            } else
              return validate30.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate30.errors = vErrors, errors === 0;
}
validate30.evaluated = { props: { chat_message_id: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_chatMessage_developmentInsightsCreated = validate31;
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data"))
        return validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate31.errors = [{ instancePath: instancePath + "/chat_message_id", schemaPath: "#/properties/chat_message_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let _errs3 = errors;
          validate23(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate31.errors = vErrors, errors === 0;
}
validate31.evaluated = { props: { chat_message_id: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_sessionChat_finished = validate33, schema46 = { description: "The end of an interview, and the way on. The answer of finish and the event sessionChat.finished carry it.", type: "object", required: ["identifier", "endpoint"], properties: { identifier: { $ref: "#/components/schemas/Identifier" }, endpoint: { type: "string" }, element: { type: ["string", "null"] }, title: { type: ["string", "null"] }, message: { type: ["string", "null"] }, data: { type: "object", properties: { story_id: { type: ["integer", "null"] }, summary_id: { type: ["integer", "null"] }, reconciliation_slug: { type: ["string", "null"] } } } } };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate33.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.endpoint === void 0 && (missing0 = "endpoint"))
        return validate33.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let data0 = data.identifier, _errs1 = errors, _errs3 = errors, valid2 = !1, passing0 = null, _errs4 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          let err0 = { instancePath: instancePath + "/identifier", schemaPath: "#/components/schemas/Identifier/oneOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var _valid0 = _errs4 === errors;
        _valid0 && (valid2 = !0, passing0 = 0);
        let _errs6 = errors;
        if (errors === _errs6)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.id === void 0 && (missing1 = "id")) {
              let err1 = { instancePath: instancePath + "/identifier", schemaPath: "#/components/schemas/Identifier/oneOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            } else if (data0.id !== void 0) {
              let data1 = data0.id;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                let err2 = { instancePath: instancePath + "/identifier/id", schemaPath: "#/components/schemas/Identifier/oneOf/1/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
              }
            }
          } else {
            let err3 = { instancePath: instancePath + "/identifier", schemaPath: "#/components/schemas/Identifier/oneOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        var _valid0 = _errs6 === errors;
        if (_valid0 && valid2)
          valid2 = !1, passing0 = [passing0, 1];
        else {
          if (_valid0) {
            valid2 = !0, passing0 = 1;
            var props0 = {};
            props0.id = !0;
          }
          let _errs10 = errors;
          if (errors === _errs10)
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing2;
              if (data0.value === void 0 && (missing2 = "value")) {
                let err4 = { instancePath: instancePath + "/identifier", schemaPath: "#/components/schemas/Identifier/oneOf/2/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              } else if (data0.value !== void 0) {
                let data2 = data0.value;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
                  let err5 = { instancePath: instancePath + "/identifier/value", schemaPath: "#/components/schemas/Identifier/oneOf/2/properties/value/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
              }
            } else {
              let err6 = { instancePath: instancePath + "/identifier", schemaPath: "#/components/schemas/Identifier/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          var _valid0 = _errs10 === errors;
          _valid0 && valid2 ? (valid2 = !1, passing0 = [passing0, 2]) : _valid0 && (valid2 = !0, passing0 = 2, props0 !== !0 && (props0 = props0 || {}, props0.value = !0));
        }
        if (valid2)
          errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
        else {
          let err7 = { instancePath: instancePath + "/identifier", schemaPath: "#/components/schemas/Identifier/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
          return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate33.errors = vErrors, !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.endpoint !== void 0) {
          let _errs14 = errors;
          if (typeof data.endpoint != "string")
            return validate33.errors = [{ instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs14 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.element !== void 0) {
            let data4 = data.element, _errs16 = errors;
            if (typeof data4 != "string" && data4 !== null)
              return validate33.errors = [{ instancePath: instancePath + "/element", schemaPath: "#/properties/element/type", keyword: "type", params: { type: schema46.properties.element.type }, message: "must be string,null" }], !1;
            var valid0 = _errs16 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data5 = data.title, _errs18 = errors;
              if (typeof data5 != "string" && data5 !== null)
                return validate33.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema46.properties.title.type }, message: "must be string,null" }], !1;
              var valid0 = _errs18 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.message !== void 0) {
                let data6 = data.message, _errs20 = errors;
                if (typeof data6 != "string" && data6 !== null)
                  return validate33.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: schema46.properties.message.type }, message: "must be string,null" }], !1;
                var valid0 = _errs20 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.data !== void 0) {
                  let data7 = data.data, _errs22 = errors;
                  if (errors === _errs22)
                    if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                      if (data7.story_id !== void 0) {
                        let data8 = data7.story_id, _errs24 = errors;
                        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) && data8 !== null)
                          return validate33.errors = [{ instancePath: instancePath + "/data/story_id", schemaPath: "#/properties/data/properties/story_id/type", keyword: "type", params: { type: schema46.properties.data.properties.story_id.type }, message: "must be integer,null" }], !1;
                        var valid5 = _errs24 === errors;
                      } else
                        var valid5 = !0;
                      if (valid5) {
                        if (data7.summary_id !== void 0) {
                          let data9 = data7.summary_id, _errs26 = errors;
                          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)) && data9 !== null)
                            return validate33.errors = [{ instancePath: instancePath + "/data/summary_id", schemaPath: "#/properties/data/properties/summary_id/type", keyword: "type", params: { type: schema46.properties.data.properties.summary_id.type }, message: "must be integer,null" }], !1;
                          var valid5 = _errs26 === errors;
                        } else
                          var valid5 = !0;
                        if (valid5)
                          if (data7.reconciliation_slug !== void 0) {
                            let data10 = data7.reconciliation_slug, _errs28 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate33.errors = [{ instancePath: instancePath + "/data/reconciliation_slug", schemaPath: "#/properties/data/properties/reconciliation_slug/type", keyword: "type", params: { type: schema46.properties.data.properties.reconciliation_slug.type }, message: "must be string,null" }], !1;
                            var valid5 = _errs28 === errors;
                          } else
                            var valid5 = !0;
                      }
                    } else
                      return validate33.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                  var valid0 = _errs22 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate33.errors = vErrors, errors === 0;
}
validate33.evaluated = { props: { identifier: !0, endpoint: !0, element: !0, title: !0, message: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_toast_notification = validate34, schema48 = { description: "Event payload: a toast.", type: "object", required: ["type", "title", "message"], properties: { type: { type: "string", enum: ["info", "success", "warning", "error"] }, title: { type: "string" }, message: { type: "string" } } };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.message === void 0 && (missing0 = "message"))
        return validate34.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string")
          return validate34.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (!(data0 === "info" || data0 === "success" || data0 === "warning" || data0 === "error"))
          return validate34.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema48.properties.type.enum }, message: "must be equal to one of the allowed values" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.title !== void 0) {
          let _errs3 = errors;
          if (typeof data.title != "string")
            return validate34.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.message !== void 0) {
            let _errs5 = errors;
            if (typeof data.message != "string")
              return validate34.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate34.errors = vErrors, errors === 0;
}
validate34.evaluated = { props: { type: !0, title: !0, message: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_achievement_unlocked = validate35, schema49 = { description: "Event payload: an achievement is complete.", type: "object", required: ["achievement_id", "name", "title"], properties: { achievement_id: { type: "integer" }, name: { type: "string" }, title: { type: "string" }, icon: { type: ["string", "null"] }, description: { type: ["string", "null"] } } };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.achievement_id === void 0 && (missing0 = "achievement_id") || data.name === void 0 && (missing0 = "name") || data.title === void 0 && (missing0 = "title"))
        return validate35.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.achievement_id !== void 0) {
        let data0 = data.achievement_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate35.errors = [{ instancePath: instancePath + "/achievement_id", schemaPath: "#/properties/achievement_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.name !== void 0) {
          let _errs3 = errors;
          if (typeof data.name != "string")
            return validate35.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.title !== void 0) {
            let _errs5 = errors;
            if (typeof data.title != "string")
              return validate35.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.icon !== void 0) {
              let data3 = data.icon, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate35.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/type", keyword: "type", params: { type: schema49.properties.icon.type }, message: "must be string,null" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.description !== void 0) {
                let data4 = data.description, _errs9 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate35.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema49.properties.description.type }, message: "must be string,null" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate35.errors = vErrors, errors === 0;
}
validate35.evaluated = { props: { achievement_id: !0, name: !0, title: !0, icon: !0, description: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_announcement = validate36, schema50 = { description: "Event payload, and the announcement itself (section 3): `content` is markdown.", type: "object", required: ["identifier", "announcement_type", "title", "content"], properties: { identifier: { type: "integer" }, announcement_type: { type: "string" }, title: { type: "string" }, subtitle: { type: ["string", "null"] }, content: { type: "string" }, imageUrl: { type: ["string", "null"] } } };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.announcement_type === void 0 && (missing0 = "announcement_type") || data.title === void 0 && (missing0 = "title") || data.content === void 0 && (missing0 = "content"))
        return validate36.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let data0 = data.identifier, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate36.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.announcement_type !== void 0) {
          let _errs3 = errors;
          if (typeof data.announcement_type != "string")
            return validate36.errors = [{ instancePath: instancePath + "/announcement_type", schemaPath: "#/properties/announcement_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.title !== void 0) {
            let _errs5 = errors;
            if (typeof data.title != "string")
              return validate36.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.subtitle !== void 0) {
              let data3 = data.subtitle, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate36.errors = [{ instancePath: instancePath + "/subtitle", schemaPath: "#/properties/subtitle/type", keyword: "type", params: { type: schema50.properties.subtitle.type }, message: "must be string,null" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.content !== void 0) {
                let _errs9 = errors;
                if (typeof data.content != "string")
                  return validate36.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.imageUrl !== void 0) {
                  let data5 = data.imageUrl, _errs11 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate36.errors = [{ instancePath: instancePath + "/imageUrl", schemaPath: "#/properties/imageUrl/type", keyword: "type", params: { type: schema50.properties.imageUrl.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate36.errors = vErrors, errors === 0;
}
validate36.evaluated = { props: { identifier: !0, announcement_type: !0, title: !0, subtitle: !0, content: !0, imageUrl: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_userSummaryUpdate_completed = validate37;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate37.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.chat_message_id === void 0 && (missing0 = "chat_message_id"))
        return validate37.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let data0 = data.identifier, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate37.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.chat_message_id !== void 0) {
          let data1 = data.chat_message_id, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate37.errors = [{ instancePath: instancePath + "/chat_message_id", schemaPath: "#/properties/chat_message_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate37.errors = vErrors, errors === 0;
}
validate37.evaluated = { props: { identifier: !0, chat_message_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_elements_created = validate38;
var schema53 = { description: "A narrative element, short enough for a card and an event. `type` is its kind's `model_plural`.", type: "object", required: ["id", "slug", "name", "type"], properties: { id: { type: "integer" }, slug: { type: "string" }, name: { type: "string" }, type: { type: "string" }, subtitle: { type: ["string", "null"] }, image: { $ref: "#/components/schemas/ElementImage" }, project_slug: { type: "string" }, project_name: { type: "string" }, developed_at: { type: ["string", "null"], format: "date-time" }, updated_at: { type: ["string", "null"], format: "date-time" } } }, schema54 = { description: "A text, or an object with `url` or `thumbnail` (section 3).", oneOf: [{ type: "string" }, { type: "null" }, { type: "object", properties: { url: { type: ["string", "null"] }, thumbnail: { type: ["string", "null"] } } }] }, formats0 = require_formats().fullFormats["date-time"];
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.slug === void 0 && (missing0 = "slug") || data.name === void 0 && (missing0 = "name") || data.type === void 0 && (missing0 = "type"))
        return validate39.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate39.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.slug !== void 0) {
          let _errs3 = errors;
          if (typeof data.slug != "string")
            return validate39.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.name !== void 0) {
            let _errs5 = errors;
            if (typeof data.name != "string")
              return validate39.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.type !== void 0) {
              let _errs7 = errors;
              if (typeof data.type != "string")
                return validate39.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.subtitle !== void 0) {
                let data4 = data.subtitle, _errs9 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate39.errors = [{ instancePath: instancePath + "/subtitle", schemaPath: "#/properties/subtitle/type", keyword: "type", params: { type: schema53.properties.subtitle.type }, message: "must be string,null" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.image !== void 0) {
                  let data5 = data.image, _errs11 = errors, _errs13 = errors, valid2 = !1, passing0 = null, _errs14 = errors;
                  if (typeof data5 != "string") {
                    let err0 = { instancePath: instancePath + "/image", schemaPath: "#/components/schemas/ElementImage/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                  }
                  var _valid0 = _errs14 === errors;
                  _valid0 && (valid2 = !0, passing0 = 0);
                  let _errs16 = errors;
                  if (data5 !== null) {
                    let err1 = { instancePath: instancePath + "/image", schemaPath: "#/components/schemas/ElementImage/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
                  }
                  var _valid0 = _errs16 === errors;
                  if (_valid0 && valid2)
                    valid2 = !1, passing0 = [passing0, 1];
                  else {
                    _valid0 && (valid2 = !0, passing0 = 1);
                    let _errs18 = errors;
                    if (errors === _errs18)
                      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        if (data5.url !== void 0) {
                          let data6 = data5.url, _errs20 = errors;
                          if (typeof data6 != "string" && data6 !== null) {
                            let err2 = { instancePath: instancePath + "/image/url", schemaPath: "#/components/schemas/ElementImage/oneOf/2/properties/url/type", keyword: "type", params: { type: schema54.oneOf[2].properties.url.type }, message: "must be string,null" };
                            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                          }
                          var valid3 = _errs20 === errors;
                        } else
                          var valid3 = !0;
                        if (valid3)
                          if (data5.thumbnail !== void 0) {
                            let data7 = data5.thumbnail, _errs22 = errors;
                            if (typeof data7 != "string" && data7 !== null) {
                              let err3 = { instancePath: instancePath + "/image/thumbnail", schemaPath: "#/components/schemas/ElementImage/oneOf/2/properties/thumbnail/type", keyword: "type", params: { type: schema54.oneOf[2].properties.thumbnail.type }, message: "must be string,null" };
                              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                            }
                            var valid3 = _errs22 === errors;
                          } else
                            var valid3 = !0;
                      } else {
                        let err4 = { instancePath: instancePath + "/image", schemaPath: "#/components/schemas/ElementImage/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                      }
                    var _valid0 = _errs18 === errors;
                    if (_valid0 && valid2)
                      valid2 = !1, passing0 = [passing0, 2];
                    else if (_valid0) {
                      valid2 = !0, passing0 = 2;
                      var props0 = {};
                      props0.url = !0, props0.thumbnail = !0;
                    }
                  }
                  if (valid2)
                    errors = _errs13, vErrors !== null && (_errs13 ? vErrors.length = _errs13 : vErrors = null);
                  else {
                    let err5 = { instancePath: instancePath + "/image", schemaPath: "#/components/schemas/ElementImage/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate39.errors = vErrors, !1;
                  }
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.project_slug !== void 0) {
                    let _errs24 = errors;
                    if (typeof data.project_slug != "string")
                      return validate39.errors = [{ instancePath: instancePath + "/project_slug", schemaPath: "#/properties/project_slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs24 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.project_name !== void 0) {
                      let _errs26 = errors;
                      if (typeof data.project_name != "string")
                        return validate39.errors = [{ instancePath: instancePath + "/project_name", schemaPath: "#/properties/project_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs26 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.developed_at !== void 0) {
                        let data10 = data.developed_at, _errs28 = errors;
                        if (typeof data10 != "string" && data10 !== null)
                          return validate39.errors = [{ instancePath: instancePath + "/developed_at", schemaPath: "#/properties/developed_at/type", keyword: "type", params: { type: schema53.properties.developed_at.type }, message: "must be string,null" }], !1;
                        if (errors === _errs28 && errors === _errs28 && typeof data10 == "string" && !formats0.validate(data10))
                          return validate39.errors = [{ instancePath: instancePath + "/developed_at", schemaPath: "#/properties/developed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        var valid0 = _errs28 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.updated_at !== void 0) {
                          let data11 = data.updated_at, _errs30 = errors;
                          if (typeof data11 != "string" && data11 !== null)
                            return validate39.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: schema53.properties.updated_at.type }, message: "must be string,null" }], !1;
                          if (errors === _errs30 && errors === _errs30 && typeof data11 == "string" && !formats0.validate(data11))
                            return validate39.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                          var valid0 = _errs30 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate39.errors = vErrors, errors === 0;
}
validate39.evaluated = { props: { id: !0, slug: !0, name: !0, type: !0, subtitle: !0, image: !0, project_slug: !0, project_name: !0, developed_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate38.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data"))
        return validate38.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let data0 = data.data;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.project_slug === void 0 && (missing1 = "project_slug") || data0.elements === void 0 && (missing1 = "elements"))
              return validate38.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
            if (data0.project_slug !== void 0) {
              let _errs3 = errors;
              if (typeof data0.project_slug != "string")
                return validate38.errors = [{ instancePath: instancePath + "/data/project_slug", schemaPath: "#/properties/data/properties/project_slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid1 = _errs3 === errors;
            } else
              var valid1 = !0;
            if (valid1)
              if (data0.elements !== void 0) {
                let data2 = data0.elements, _errs5 = errors;
                if (errors === _errs5)
                  if (Array.isArray(data2)) {
                    var valid2 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs7 = errors;
                      validate39(data2[i0], { instancePath: instancePath + "/data/elements/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
                      var valid2 = _errs7 === errors;
                      if (!valid2)
                        break;
                    }
                  } else
                    return validate38.errors = [{ instancePath: instancePath + "/data/elements", schemaPath: "#/properties/data/properties/elements/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid1 = _errs5 === errors;
              } else
                var valid1 = !0;
          } else
            return validate38.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
      }
    } else
      return validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate38.errors = vErrors, errors === 0;
}
validate38.evaluated = { props: { data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_userMessage_processed = validate41;
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate41.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message_id === void 0 && (missing0 = "chat_message_id") || data.status === void 0 && (missing0 = "status"))
        return validate41.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate41.errors = [{ instancePath: instancePath + "/chat_message_id", schemaPath: "#/properties/chat_message_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.status !== void 0) {
          let data1 = data.status, _errs3 = errors, _errs5 = errors, valid2 = !1, _errs6 = errors;
          if (!(data1 === "pending" || data1 === "transcribing" || data1 === "processing" || data1 === "uploading_answer" || data1 === "generating_question" || data1 === "generating_insights" || data1 === "completed" || data1 === "failed")) {
            let err0 = { instancePath: instancePath + "/status", schemaPath: "#/components/schemas/ChatMessageStatus/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema34.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
          var _valid0 = _errs6 === errors;
          valid2 = valid2 || _valid0;
          let _errs7 = errors;
          if (typeof data1 != "string") {
            let err1 = { instancePath: instancePath + "/status", schemaPath: "#/components/schemas/ChatMessageStatus/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          var _valid0 = _errs7 === errors;
          if (valid2 = valid2 || _valid0, valid2)
            errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
          else {
            let err2 = { instancePath: instancePath + "/status", schemaPath: "#/components/schemas/ChatMessageStatus/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate41.errors = vErrors, !1;
          }
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.chat_message !== void 0) {
            let data2 = data.chat_message, _errs9 = errors, _errs10 = errors, valid3 = !1, passing0 = null, _errs11 = errors;
            validate26(data2, { instancePath: instancePath + "/chat_message", parentData: data, parentDataProperty: "chat_message", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
            var _valid1 = _errs11 === errors;
            if (_valid1) {
              valid3 = !0, passing0 = 0;
              var props0 = {};
              props0.id = !0, props0.question = !0, props0.answer = !0, props0.status = !0, props0.audio_processed = !0, props0.error = !0;
            }
            let _errs12 = errors;
            if (data2 !== null) {
              let err3 = { instancePath: instancePath + "/chat_message", schemaPath: "#/properties/chat_message/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            var _valid1 = _errs12 === errors;
            if (_valid1 && valid3 ? (valid3 = !1, passing0 = [passing0, 1]) : _valid1 && (valid3 = !0, passing0 = 1), valid3)
              errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
            else {
              let err4 = { instancePath: instancePath + "/chat_message", schemaPath: "#/properties/chat_message/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
              return vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++, validate41.errors = vErrors, !1;
            }
            var valid0 = _errs9 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.data !== void 0) {
              let data3 = data.data, _errs14 = errors;
              if (errors === _errs14)
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  if (data3.development_insights !== void 0) {
                    let data4 = data3.development_insights, _errs17 = errors, valid5 = !1, passing1 = null, _errs18 = errors;
                    validate23(data4, { instancePath: instancePath + "/data/development_insights", parentData: data3, parentDataProperty: "development_insights", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                    var _valid2 = _errs18 === errors;
                    if (_valid2) {
                      valid5 = !0, passing1 = 0;
                      var props1 = {};
                      props1.projectSlug = !0, props1.narrativeElementSlug = !0, props1.title = !0, props1.caption = !0, props1.insights = !0;
                    }
                    let _errs19 = errors;
                    if (data4 !== null) {
                      let err5 = { instancePath: instancePath + "/data/development_insights", schemaPath: "#/properties/data/properties/development_insights/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                    }
                    var _valid2 = _errs19 === errors;
                    if (_valid2 && valid5 ? (valid5 = !1, passing1 = [passing1, 1]) : _valid2 && (valid5 = !0, passing1 = 1), valid5)
                      errors = _errs17, vErrors !== null && (_errs17 ? vErrors.length = _errs17 : vErrors = null);
                    else {
                      let err6 = { instancePath: instancePath + "/data/development_insights", schemaPath: "#/properties/data/properties/development_insights/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                      return vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++, validate41.errors = vErrors, !1;
                    }
                  }
                } else
                  return validate41.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var valid0 = _errs14 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate41.errors = vErrors, errors === 0;
}
validate41.evaluated = { props: { chat_message_id: !0, status: !0, chat_message: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_reconciliationUpdate_processed = validate44, schema57 = { description: "Event payload: the changes of a reconciliation are applied, or could not be.", type: "object", required: ["identifier", "status"], properties: { identifier: { type: "string" }, status: { $ref: "#/components/schemas/ReconciliationStatus" }, message: { type: ["string", "null"] } } }, schema58 = { description: "An open set; a client takes a value that it does not know for open.", anyOf: [{ enum: ["open", "processing", "processed", "failed"] }, { type: "string" }] };
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate44.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.status === void 0 && (missing0 = "status"))
        return validate44.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let _errs1 = errors;
        if (typeof data.identifier != "string")
          return validate44.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.status !== void 0) {
          let data1 = data.status, _errs3 = errors, _errs5 = errors, valid2 = !1, _errs6 = errors;
          if (!(data1 === "open" || data1 === "processing" || data1 === "processed" || data1 === "failed")) {
            let err0 = { instancePath: instancePath + "/status", schemaPath: "#/components/schemas/ReconciliationStatus/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema58.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
          var _valid0 = _errs6 === errors;
          valid2 = valid2 || _valid0;
          let _errs7 = errors;
          if (typeof data1 != "string") {
            let err1 = { instancePath: instancePath + "/status", schemaPath: "#/components/schemas/ReconciliationStatus/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          var _valid0 = _errs7 === errors;
          if (valid2 = valid2 || _valid0, valid2)
            errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
          else {
            let err2 = { instancePath: instancePath + "/status", schemaPath: "#/components/schemas/ReconciliationStatus/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            return vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++, validate44.errors = vErrors, !1;
          }
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.message !== void 0) {
            let data2 = data.message, _errs9 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate44.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: schema57.properties.message.type }, message: "must be string,null" }], !1;
            var valid0 = _errs9 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate44.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate44.errors = vErrors, errors === 0;
}
validate44.evaluated = { props: { identifier: !0, status: !0, message: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_note_updated = validate45;
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.data === void 0 && (missing0 = "data"))
        return validate45.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let data0 = data.identifier, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate45.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let data1 = data.data, _errs3 = errors;
          if (errors === _errs3)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.version === void 0 && (missing1 = "version"))
                return validate45.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
              if (data1.version !== void 0) {
                let data2 = data1.version, _errs5 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate45.errors = [{ instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs5 && typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2)))
                  return validate45.errors = [{ instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              }
            } else
              return validate45.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate45.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate45.errors = vErrors, errors === 0;
}
validate45.evaluated = { props: { identifier: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_noteSection_updated = validate46;
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.data === void 0 && (missing0 = "data"))
        return validate46.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let data0 = data.identifier, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate46.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let data1 = data.data, _errs3 = errors;
          if (errors === _errs3)
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              let missing1;
              if (data1.note_id === void 0 && (missing1 = "note_id") || data1.version === void 0 && (missing1 = "version"))
                return validate46.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
              if (data1.note_id !== void 0) {
                let data2 = data1.note_id, _errs5 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate46.errors = [{ instancePath: instancePath + "/data/note_id", schemaPath: "#/properties/data/properties/note_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                var valid1 = _errs5 === errors;
              } else
                var valid1 = !0;
              if (valid1)
                if (data1.version !== void 0) {
                  let data3 = data1.version, _errs7 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate46.errors = [{ instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs7 && typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3)))
                    return validate46.errors = [{ instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                  var valid1 = _errs7 === errors;
                } else
                  var valid1 = !0;
            } else
              return validate46.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate46.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate46.errors = vErrors, errors === 0;
}
validate46.evaluated = { props: { identifier: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var eventChecks = {
  ChatMessageTranscribed: check_ChatMessageTranscribed,
  "chatMessage.statusUpdated": check_chatMessage_statusUpdated,
  "chatMessage.created": check_chatMessage_created,
  "chatMessage.data.updated": check_chatMessage_data_updated,
  "chatMessage.developmentInsightsCreated": check_chatMessage_developmentInsightsCreated,
  "sessionChat.finished": check_sessionChat_finished,
  "toast.notification": check_toast_notification,
  "achievement.unlocked": check_achievement_unlocked,
  announcement: check_announcement,
  "userSummaryUpdate.completed": check_userSummaryUpdate_completed,
  "elements.created": check_elements_created,
  "userMessage.processed": check_userMessage_processed,
  "reconciliationUpdate.processed": check_reconciliationUpdate_processed,
  "note.updated": check_note_updated,
  "noteSection.updated": check_noteSection_updated
};
export {
  check_ChatMessageTranscribed,
  check_achievement_unlocked,
  check_announcement,
  check_chatMessage_created,
  check_chatMessage_data_updated,
  check_chatMessage_developmentInsightsCreated,
  check_chatMessage_statusUpdated,
  check_elements_created,
  check_noteSection_updated,
  check_note_updated,
  check_reconciliationUpdate_processed,
  check_sessionChat_finished,
  check_toast_notification,
  check_userMessage_processed,
  check_userSummaryUpdate_completed,
  eventChecks
};
