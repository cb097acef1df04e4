// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var check_ChatMessageTranscribed = validate53, schema20 = { type: "object", required: ["chat_message_id", "transcription"], "x-optional": { transcription_source: "Proposed for mock servers. A backend can leave it out." }, properties: { chat_message_id: { type: "integer", format: "int64" }, transcription: { type: "string", maxLength: 1e3 }, transcription_source: { "x-origin": "proposed", type: "string", enum: ["audio", "script"] } } }, func1 = require_ucs2length().default;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message_id === void 0 && (missing0 = "chat_message_id") || data.transcription === void 0 && (missing0 = "transcription"))
        return validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate53.errors = [{ instancePath: instancePath + "/chat_message_id", schemaPath: "#/properties/chat_message_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.transcription !== void 0) {
          let data1 = data.transcription, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func1(data1) > 1e3)
                return validate53.errors = [{ instancePath: instancePath + "/transcription", schemaPath: "#/properties/transcription/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
            } else
              return validate53.errors = [{ instancePath: instancePath + "/transcription", schemaPath: "#/properties/transcription/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.transcription_source !== void 0) {
            let data2 = data.transcription_source, _errs5 = errors;
            if (typeof data2 != "string")
              return validate53.errors = [{ instancePath: instancePath + "/transcription_source", schemaPath: "#/properties/transcription_source/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (!(data2 === "audio" || data2 === "script"))
              return validate53.errors = [{ instancePath: instancePath + "/transcription_source", schemaPath: "#/properties/transcription_source/enum", keyword: "enum", params: { allowedValues: schema20.properties.transcription_source.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: { chat_message_id: !0, transcription: !0, transcription_source: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_chatMessage_statusUpdated = validate54, schema21 = { type: "object", required: ["chat_message_id", "status"], "x-optional": { error: "Absent unless processing failed.", audio_processed: "Absent for a typed answer.", data: "Absent if there is nothing to add." }, properties: { chat_message_id: { type: "integer", format: "int64" }, status: { $ref: "#/components/schemas/ChatMessageStatus" }, error: { type: ["string", "null"] }, audio_processed: { type: "boolean", "x-origin": "proposed" }, data: { $ref: "#/components/schemas/AnswerResult" } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : (validate55.errors = vErrors, errors === 0);
}
validate55.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema23 = { "x-origin": "proposed", type: "object", "x-optional": { development_insights: "Absent if the answer has led to no insights yet.", reconciliation_slug: "Absent if the answer changes nothing in the project." }, properties: { development_insights: { oneOf: [{ $ref: "#/components/schemas/DevelopmentInsightsRef" }, { type: "null" }] }, reconciliation_slug: { type: ["string", "null"] } } }, schema24 = { type: "object", required: ["insights"], "x-optional": { projectSlug: "Absent outside a project.", narrativeElementSlug: "Absent outside an element.", title: "Absent without a heading.", caption: "Absent without a caption." }, properties: { projectSlug: { type: ["string", "null"] }, narrativeElementSlug: { type: ["string", "null"] }, title: { type: ["string", "null"] }, caption: { type: ["string", "null"] }, insights: { type: "array", items: { $ref: "#/components/schemas/InsightRef" } } } };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate59.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
      }
    } else
      return validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: { id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.insights === void 0 && (missing0 = "insights"))
        return validate58.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.projectSlug !== void 0) {
        let data0 = data.projectSlug, _errs1 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate58.errors = [{ instancePath: instancePath + "/projectSlug", schemaPath: "#/properties/projectSlug/type", keyword: "type", params: { type: schema24.properties.projectSlug.type }, message: "must be string,null" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.narrativeElementSlug !== void 0) {
          let data1 = data.narrativeElementSlug, _errs3 = errors;
          if (typeof data1 != "string" && data1 !== null)
            return validate58.errors = [{ instancePath: instancePath + "/narrativeElementSlug", schemaPath: "#/properties/narrativeElementSlug/type", keyword: "type", params: { type: schema24.properties.narrativeElementSlug.type }, message: "must be string,null" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.title !== void 0) {
            let data2 = data.title, _errs5 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate58.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema24.properties.title.type }, message: "must be string,null" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.caption !== void 0) {
              let data3 = data.caption, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate58.errors = [{ instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/type", keyword: "type", params: { type: schema24.properties.caption.type }, message: "must be string,null" }], !1;
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
                      let _errs11 = errors;
                      validate59(data4[i0], { instancePath: instancePath + "/insights/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                      var valid1 = _errs11 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate58.errors = [{ instancePath: instancePath + "/insights", schemaPath: "#/properties/insights/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: { projectSlug: !0, narrativeElementSlug: !0, title: !0, caption: !0, insights: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.development_insights !== void 0) {
        let data0 = data.development_insights, _errs1 = errors, _errs2 = errors, valid1 = !1, passing0 = null, _errs3 = errors;
        validate58(data0, { instancePath: instancePath + "/development_insights", parentData: data, parentDataProperty: "development_insights", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
        var _valid0 = _errs3 === errors;
        if (_valid0) {
          valid1 = !0, passing0 = 0;
          var props0 = {};
          props0.projectSlug = !0, props0.narrativeElementSlug = !0, props0.title = !0, props0.caption = !0, props0.insights = !0;
        }
        let _errs4 = errors;
        if (data0 !== null) {
          let err0 = { instancePath: instancePath + "/development_insights", schemaPath: "#/properties/development_insights/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var _valid0 = _errs4 === errors;
        if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
          errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
        else {
          let err1 = { instancePath: instancePath + "/development_insights", schemaPath: "#/properties/development_insights/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate57.errors = vErrors, !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.reconciliation_slug !== void 0) {
          let data1 = data.reconciliation_slug, _errs6 = errors;
          if (typeof data1 != "string" && data1 !== null)
            return validate57.errors = [{ instancePath: instancePath + "/reconciliation_slug", schemaPath: "#/properties/reconciliation_slug/type", keyword: "type", params: { type: schema23.properties.reconciliation_slug.type }, message: "must be string,null" }], !1;
          var valid0 = _errs6 === errors;
        } else
          var valid0 = !0;
    } else
      return validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: { development_insights: !0, reconciliation_slug: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message_id === void 0 && (missing0 = "chat_message_id") || data.status === void 0 && (missing0 = "status"))
        return validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate54.errors = [{ instancePath: instancePath + "/chat_message_id", schemaPath: "#/properties/chat_message_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.status !== void 0) {
          let _errs3 = errors;
          validate55(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.error !== void 0) {
            let data2 = data.error, _errs4 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate54.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: schema21.properties.error.type }, message: "must be string,null" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.audio_processed !== void 0) {
              let _errs6 = errors;
              if (typeof data.audio_processed != "boolean")
                return validate54.errors = [{ instancePath: instancePath + "/audio_processed", schemaPath: "#/properties/audio_processed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.data !== void 0) {
                let _errs8 = errors;
                validate57(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: { chat_message_id: !0, status: !0, error: !0, audio_processed: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_chatMessage_created = validate63;
var schema27 = { type: "object", required: ["id", "status"], properties: { id: { type: "integer", format: "int64" }, question: { oneOf: [{ $ref: "#/components/schemas/Question" }, { type: "null" }], default: null }, answer: { type: ["string", "null"], default: null }, status: { $ref: "#/components/schemas/ChatMessageStatus" }, audio_processed: { type: "boolean", default: !1 }, error: { type: ["string", "null"], default: null } } }, schema28 = { type: "object", required: ["content"], properties: { type: { type: ["string", "null"], default: null }, content: { type: "string" }, title: { type: ["string", "null"], default: null }, audio: { "x-proposed": ["form"], type: ["string", "null"], default: null } } };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      data.type === void 0 && (data.type = null), data.title === void 0 && (data.title = null), data.audio === void 0 && (data.audio = null);
      let missing0;
      if (data.content === void 0 && (missing0 = "content"))
        return validate65.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate65.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: schema28.properties.type.type }, message: "must be string,null" }], !1;
        var valid0 = _errs1 === errors;
        if (valid0) {
          if (data.content !== void 0) {
            let _errs3 = errors;
            if (typeof data.content != "string")
              return validate65.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            let data2 = data.title, _errs5 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate65.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema28.properties.title.type }, message: "must be string,null" }], !1;
            var valid0 = _errs5 === errors;
            if (valid0) {
              let data3 = data.audio, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate65.errors = [{ instancePath: instancePath + "/audio", schemaPath: "#/properties/audio/type", keyword: "type", params: { type: schema28.properties.audio.type }, message: "must be string,null" }], !1;
              var valid0 = _errs7 === errors;
            }
          }
        }
      }
    } else
      return validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: { type: !0, content: !0, title: !0, audio: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      data.question === void 0 && (data.question = null), data.answer === void 0 && (data.answer = null), data.audio_processed === void 0 && (data.audio_processed = !1), data.error === void 0 && (data.error = null);
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.status === void 0 && (missing0 = "status"))
        return validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate64.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let data1 = data.question, _errs3 = errors, _errs4 = errors, valid1 = !1, passing0 = null, _errs5 = errors;
        validate65(data1, { instancePath: instancePath + "/question", parentData: data, parentDataProperty: "question", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
        var _valid0 = _errs5 === errors;
        if (_valid0) {
          valid1 = !0, passing0 = 0;
          var props0 = {};
          props0.type = !0, props0.content = !0, props0.title = !0, props0.audio = !0;
        }
        let _errs6 = errors;
        if (data1 !== null) {
          let err0 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var _valid0 = _errs6 === errors;
        if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
          errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
        else {
          let err1 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate64.errors = vErrors, !1;
        }
        var valid0 = _errs3 === errors;
        if (valid0) {
          let data2 = data.answer, _errs8 = errors;
          if (typeof data2 != "string" && data2 !== null)
            return validate64.errors = [{ instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/type", keyword: "type", params: { type: schema27.properties.answer.type }, message: "must be string,null" }], !1;
          var valid0 = _errs8 === errors;
          if (valid0) {
            if (data.status !== void 0) {
              let _errs10 = errors;
              validate55(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
              var valid0 = _errs10 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              let _errs11 = errors;
              if (typeof data.audio_processed != "boolean")
                return validate64.errors = [{ instancePath: instancePath + "/audio_processed", schemaPath: "#/properties/audio_processed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs11 === errors;
              if (valid0) {
                let data5 = data.error, _errs13 = errors;
                if (typeof data5 != "string" && data5 !== null)
                  return validate64.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: schema27.properties.error.type }, message: "must be string,null" }], !1;
                var valid0 = _errs13 === errors;
              }
            }
          }
        }
      }
    } else
      return validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { props: { id: !0, question: !0, answer: !0, status: !0, audio_processed: !0, error: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.value === void 0 && (missing0 = "value"))
        return validate70.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.name !== void 0) {
        let _errs1 = errors;
        if (typeof data.name != "string")
          return validate70.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.value !== void 0) {
          let _errs3 = errors;
          if (typeof data.value != "string")
            return validate70.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { props: { name: !0, value: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      data.extracted === void 0 && (data.extracted = []);
      let data0 = data.extracted;
      if (errors === errors)
        if (Array.isArray(data0)) {
          var valid1 = !0;
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let _errs3 = errors;
            validate70(data0[i0], { instancePath: instancePath + "/extracted/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
            var valid1 = _errs3 === errors;
            if (!valid1)
              break;
          }
        } else
          return validate69.errors = [{ instancePath: instancePath + "/extracted", schemaPath: "#/properties/extracted/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
    } else
      return validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { props: { extracted: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message === void 0 && (missing0 = "chat_message"))
        return validate63.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message !== void 0) {
        let _errs1 = errors;
        validate64(data.chat_message, { instancePath: instancePath + "/chat_message", parentData: data, parentDataProperty: "chat_message", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let _errs2 = errors;
          validate69(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: { chat_message: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_chatMessage_data_updated = validate73;
var schema32 = { "x-origin": "proposed", type: "object", "x-optional": { extracted: "Absent if unchanged.", progress: "Absent if unchanged.", path: "Absent if unchanged." }, properties: { extracted: { type: "array", items: { $ref: "#/components/schemas/ExtractedFact" } }, progress: { type: ["number", "null"], minimum: 0, maximum: 100 }, path: { type: "array", items: { type: "string" } } } };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.extracted !== void 0) {
        let data0 = data.extracted, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              validate70(data0[i0], { instancePath: instancePath + "/extracted/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return validate74.errors = [{ instancePath: instancePath + "/extracted", schemaPath: "#/properties/extracted/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.progress !== void 0) {
          let data2 = data.progress, _errs4 = errors;
          if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null)
            return validate74.errors = [{ instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/type", keyword: "type", params: { type: schema32.properties.progress.type }, message: "must be number,null" }], !1;
          if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 100 || isNaN(data2))
              return validate74.errors = [{ instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
            if (data2 < 0 || isNaN(data2))
              return validate74.errors = [{ instancePath: instancePath + "/progress", schemaPath: "#/properties/progress/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
          }
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.path !== void 0) {
            let data3 = data.path, _errs6 = errors;
            if (errors === _errs6)
              if (Array.isArray(data3)) {
                var valid2 = !0;
                let len1 = data3.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let _errs8 = errors;
                  if (typeof data3[i1] != "string")
                    return validate74.errors = [{ instancePath: instancePath + "/path/" + i1, schemaPath: "#/properties/path/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid2 = _errs8 === errors;
                  if (!valid2)
                    break;
                }
              } else
                return validate74.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { props: { extracted: !0, progress: !0, path: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message_id === void 0 && (missing0 = "chat_message_id") || data.data === void 0 && (missing0 = "data"))
        return validate73.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate73.errors = [{ instancePath: instancePath + "/chat_message_id", schemaPath: "#/properties/chat_message_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let _errs3 = errors;
          validate74(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { props: { chat_message_id: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_chatMessage_developmentInsightsCreated = validate77;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data"))
        return validate77.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate77.errors = [{ instancePath: instancePath + "/chat_message_id", schemaPath: "#/properties/chat_message_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let _errs3 = errors;
          validate58(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate77.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { props: { chat_message_id: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_sessionChat_finished = validate79, schema34 = { type: "object", required: ["identifier", "endpoint"], "x-proposed": ["required"], "x-optional": { element: "The specification lists the fields of all events together, not those of this one.", title: "As `element`.", message: "As `element`.", data: "As `element`." }, properties: { identifier: { $ref: "#/components/schemas/Identifier" }, endpoint: { $ref: "#/components/schemas/ConversationEndpoint" }, element: { type: ["string", "null"] }, title: { type: ["string", "null"] }, message: { type: ["string", "null"] }, data: { $ref: "#/components/schemas/ConversationOutcome" } } };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  let _errs3 = errors;
  if (errors === _errs3)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id")) {
        let err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      } else if (data.id !== void 0) {
        let data0 = data.id;
        if (!(typeof data0 == "number" && isFinite(data0))) {
          let err2 = { instancePath: instancePath + "/id", schemaPath: "#/anyOf/1/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      }
    } else {
      let err3 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  var _valid0 = _errs3 === errors;
  if (valid0 = valid0 || _valid0, _valid0) {
    var props0 = {};
    props0.id = !0;
  }
  let _errs7 = errors;
  if (errors === _errs7)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.value === void 0 && (missing1 = "value")) {
        let err4 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      } else if (data.value !== void 0) {
        let data1 = data.value;
        if (!(typeof data1 == "number" && isFinite(data1))) {
          let err5 = { instancePath: instancePath + "/value", schemaPath: "#/anyOf/2/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    } else {
      let err6 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  var _valid0 = _errs7 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = props0 || {}, props0.value = !0), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err7 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate80.errors = vErrors, !1;
  }
  return validate80.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate80.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate82.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : (validate82.errors = vErrors, errors === 0);
}
validate82.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema37 = { "x-origin": "proposed", type: "object", "x-optional": { story_id: "Absent if the conversation wasn't about a story.", summary_id: "Absent if the conversation wasn't about a summary.", reconciliation_slug: "Absent if there is nothing to review." }, properties: { story_id: { type: ["integer", "null"], format: "int64" }, summary_id: { type: ["integer", "null"], format: "int64" }, reconciliation_slug: { type: ["string", "null"] } } };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.story_id !== void 0) {
        let data0 = data.story_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null)
          return validate84.errors = [{ instancePath: instancePath + "/story_id", schemaPath: "#/properties/story_id/type", keyword: "type", params: { type: schema37.properties.story_id.type }, message: "must be integer,null" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.summary_id !== void 0) {
          let data1 = data.summary_id, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null)
            return validate84.errors = [{ instancePath: instancePath + "/summary_id", schemaPath: "#/properties/summary_id/type", keyword: "type", params: { type: schema37.properties.summary_id.type }, message: "must be integer,null" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.reconciliation_slug !== void 0) {
            let data2 = data.reconciliation_slug, _errs5 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate84.errors = [{ instancePath: instancePath + "/reconciliation_slug", schemaPath: "#/properties/reconciliation_slug/type", keyword: "type", params: { type: schema37.properties.reconciliation_slug.type }, message: "must be string,null" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate84.errors = vErrors, errors === 0;
}
validate84.evaluated = { props: { story_id: !0, summary_id: !0, reconciliation_slug: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.endpoint === void 0 && (missing0 = "endpoint"))
        return validate79.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let _errs1 = errors;
        validate80(data.identifier, { instancePath: instancePath + "/identifier", parentData: data, parentDataProperty: "identifier", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.endpoint !== void 0) {
          let _errs2 = errors;
          validate82(data.endpoint, { instancePath: instancePath + "/endpoint", parentData: data, parentDataProperty: "endpoint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.element !== void 0) {
            let data2 = data.element, _errs3 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate79.errors = [{ instancePath: instancePath + "/element", schemaPath: "#/properties/element/type", keyword: "type", params: { type: schema34.properties.element.type }, message: "must be string,null" }], !1;
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data3 = data.title, _errs5 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate79.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema34.properties.title.type }, message: "must be string,null" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.message !== void 0) {
                let data4 = data.message, _errs7 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate79.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: schema34.properties.message.type }, message: "must be string,null" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.data !== void 0) {
                  let _errs9 = errors;
                  validate84(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length);
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate79.errors = vErrors, errors === 0;
}
validate79.evaluated = { props: { identifier: !0, endpoint: !0, element: !0, title: !0, message: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_elements_created = validate86;
var schema40 = { "x-origin": "proposed", type: "object", required: ["id", "slug", "name", "type"], "x-optional": { subtitle: "Left out if the event would be too large.", image: "As `subtitle`.", project_slug: "As `subtitle`. `project_slug` of the payload has it too.", project_name: "As `subtitle`.", developed_at: "As `subtitle`.", updated_at: "As `subtitle`." }, properties: { id: { type: "integer", format: "int64" }, slug: { type: "string" }, name: { type: "string" }, type: { type: "string" }, subtitle: { type: ["string", "null"] }, image: { $ref: "#/components/schemas/ElementImage" }, project_slug: { type: "string" }, project_name: { type: "string" }, developed_at: { type: ["string", "null"], format: "date-time" }, updated_at: { type: ["string", "null"], format: "date-time" } } }, schema41 = { oneOf: [{ type: "string" }, { type: "null" }, { type: "object", "x-optional": { url: "Absent if `thumbnail` is there.", thumbnail: "Absent if `url` is there." }, properties: { url: { type: ["string", "null"] }, thumbnail: { type: ["string", "null"] } } }] };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate89.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs3 = errors;
  if (data !== null) {
    let err1 = { instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else {
    _valid0 && (valid0 = !0, passing0 = 1);
    let _errs5 = errors;
    if (errors === _errs5)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.url !== void 0) {
          let data0 = data.url, _errs7 = errors;
          if (typeof data0 != "string" && data0 !== null) {
            let err2 = { instancePath: instancePath + "/url", schemaPath: "#/oneOf/2/properties/url/type", keyword: "type", params: { type: schema41.oneOf[2].properties.url.type }, message: "must be string,null" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          var valid1 = _errs7 === errors;
        } else
          var valid1 = !0;
        if (valid1)
          if (data.thumbnail !== void 0) {
            let data1 = data.thumbnail, _errs9 = errors;
            if (typeof data1 != "string" && data1 !== null) {
              let err3 = { instancePath: instancePath + "/thumbnail", schemaPath: "#/oneOf/2/properties/thumbnail/type", keyword: "type", params: { type: schema41.oneOf[2].properties.thumbnail.type }, message: "must be string,null" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            var valid1 = _errs9 === errors;
          } else
            var valid1 = !0;
      } else {
        let err4 = { instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs5 === errors;
    if (_valid0 && valid0)
      valid0 = !1, passing0 = [passing0, 2];
    else if (_valid0) {
      valid0 = !0, passing0 = 2;
      var props0 = {};
      props0.url = !0, props0.thumbnail = !0;
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate89.errors = vErrors, !1;
  }
  return validate89.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate89.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var formats0 = /^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i;
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.slug === void 0 && (missing0 = "slug") || data.name === void 0 && (missing0 = "name") || data.type === void 0 && (missing0 = "type"))
        return validate88.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate88.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.slug !== void 0) {
          let _errs3 = errors;
          if (typeof data.slug != "string")
            return validate88.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.name !== void 0) {
            let _errs5 = errors;
            if (typeof data.name != "string")
              return validate88.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.type !== void 0) {
              let _errs7 = errors;
              if (typeof data.type != "string")
                return validate88.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.subtitle !== void 0) {
                let data4 = data.subtitle, _errs9 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate88.errors = [{ instancePath: instancePath + "/subtitle", schemaPath: "#/properties/subtitle/type", keyword: "type", params: { type: schema40.properties.subtitle.type }, message: "must be string,null" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.image !== void 0) {
                  let _errs11 = errors;
                  validate89(data.image, { instancePath: instancePath + "/image", parentData: data, parentDataProperty: "image", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length);
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.project_slug !== void 0) {
                    let _errs12 = errors;
                    if (typeof data.project_slug != "string")
                      return validate88.errors = [{ instancePath: instancePath + "/project_slug", schemaPath: "#/properties/project_slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.project_name !== void 0) {
                      let _errs14 = errors;
                      if (typeof data.project_name != "string")
                        return validate88.errors = [{ instancePath: instancePath + "/project_name", schemaPath: "#/properties/project_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.developed_at !== void 0) {
                        let data8 = data.developed_at, _errs16 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate88.errors = [{ instancePath: instancePath + "/developed_at", schemaPath: "#/properties/developed_at/type", keyword: "type", params: { type: schema40.properties.developed_at.type }, message: "must be string,null" }], !1;
                        if (errors === _errs16 && errors === _errs16 && typeof data8 == "string" && !formats0.test(data8))
                          return validate88.errors = [{ instancePath: instancePath + "/developed_at", schemaPath: "#/properties/developed_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.updated_at !== void 0) {
                          let data9 = data.updated_at, _errs18 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate88.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: schema40.properties.updated_at.type }, message: "must be string,null" }], !1;
                          if (errors === _errs18 && errors === _errs18 && typeof data9 == "string" && !formats0.test(data9))
                            return validate88.errors = [{ instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                          var valid0 = _errs18 === errors;
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
      return validate88.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate88.errors = vErrors, errors === 0;
}
validate88.evaluated = { props: { id: !0, slug: !0, name: !0, type: !0, subtitle: !0, image: !0, project_slug: !0, project_name: !0, developed_at: !0, updated_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.project_slug === void 0 && (missing0 = "project_slug") || data.elements === void 0 && (missing0 = "elements"))
        return validate87.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.project_slug !== void 0) {
        let _errs1 = errors;
        if (typeof data.project_slug != "string")
          return validate87.errors = [{ instancePath: instancePath + "/project_slug", schemaPath: "#/properties/project_slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.elements !== void 0) {
          let data1 = data.elements, _errs3 = errors;
          if (errors === _errs3)
            if (Array.isArray(data1)) {
              var valid1 = !0;
              let len0 = data1.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs5 = errors;
                validate88(data1[i0], { instancePath: instancePath + "/elements/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors), errors = vErrors.length);
                var valid1 = _errs5 === errors;
                if (!valid1)
                  break;
              }
            } else
              return validate87.errors = [{ instancePath: instancePath + "/elements", schemaPath: "#/properties/elements/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate87.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate87.errors = vErrors, errors === 0;
}
validate87.evaluated = { props: { project_slug: !0, elements: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data"))
        return validate86.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      data.data !== void 0 && (validate87(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length));
    } else
      return validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: { data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_userMessage_processed = validate93;
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message_id === void 0 && (missing0 = "chat_message_id") || data.status === void 0 && (missing0 = "status"))
        return validate93.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate93.errors = [{ instancePath: instancePath + "/chat_message_id", schemaPath: "#/properties/chat_message_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.status !== void 0) {
          let _errs3 = errors;
          validate55(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.chat_message !== void 0) {
            let data2 = data.chat_message, _errs4 = errors, _errs5 = errors, valid1 = !1, passing0 = null, _errs6 = errors;
            validate64(data2, { instancePath: instancePath + "/chat_message", parentData: data, parentDataProperty: "chat_message", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
            var _valid0 = _errs6 === errors;
            if (_valid0) {
              valid1 = !0, passing0 = 0;
              var props0 = {};
              props0.id = !0, props0.question = !0, props0.answer = !0, props0.status = !0, props0.audio_processed = !0, props0.error = !0;
            }
            let _errs7 = errors;
            if (data2 !== null) {
              let err0 = { instancePath: instancePath + "/chat_message", schemaPath: "#/properties/chat_message/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
            }
            var _valid0 = _errs7 === errors;
            if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
              errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
            else {
              let err1 = { instancePath: instancePath + "/chat_message", schemaPath: "#/properties/chat_message/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
              return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate93.errors = vErrors, !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.data !== void 0) {
              let _errs9 = errors;
              validate57(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length);
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate93.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate93.errors = vErrors, errors === 0;
}
validate93.evaluated = { props: { chat_message_id: !0, status: !0, chat_message: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_reconciliationUpdate_processed = validate97, schema43 = { type: "object", required: ["identifier", "status"], "x-optional": { message: "Absent if there is nothing to say." }, properties: { identifier: { type: "string" }, status: { $ref: "#/components/schemas/ReconciliationStatus" }, message: { type: ["string", "null"] } } };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate98.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate98.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : (validate98.errors = vErrors, errors === 0);
}
validate98.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.status === void 0 && (missing0 = "status"))
        return validate97.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let _errs1 = errors;
        if (typeof data.identifier != "string")
          return validate97.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.status !== void 0) {
          let _errs3 = errors;
          validate98(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.message !== void 0) {
            let data2 = data.message, _errs4 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate97.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: schema43.properties.message.type }, message: "must be string,null" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { props: { identifier: !0, status: !0, message: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_note_updated = validate100;
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.version === void 0 && (missing0 = "version"))
        return validate101.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.version !== void 0) {
        let data0 = data.version, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate101.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0)))
          return validate101.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
      }
    } else
      return validate101.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate101.errors = vErrors, errors === 0;
}
validate101.evaluated = { props: { version: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.data === void 0 && (missing0 = "data"))
        return validate100.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let data0 = data.identifier, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate100.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let _errs3 = errors;
          validate101(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate100.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate100.errors = vErrors, errors === 0;
}
validate100.evaluated = { props: { identifier: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_noteSection_updated = validate103;
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.note_id === void 0 && (missing0 = "note_id") || data.version === void 0 && (missing0 = "version"))
        return validate104.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.note_id !== void 0) {
        let data0 = data.note_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate104.errors = [{ instancePath: instancePath + "/note_id", schemaPath: "#/properties/note_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.version !== void 0) {
          let data1 = data.version, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate104.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (errors === _errs3 && typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1)))
            return validate104.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate104.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate104.errors = vErrors, errors === 0;
}
validate104.evaluated = { props: { note_id: !0, version: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.data === void 0 && (missing0 = "data"))
        return validate103.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let data0 = data.identifier, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate103.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let _errs3 = errors;
          validate104(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate103.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate103.errors = vErrors, errors === 0;
}
validate103.evaluated = { props: { identifier: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var eventChecks = {
  ChatMessageTranscribed: check_ChatMessageTranscribed,
  "chatMessage.statusUpdated": check_chatMessage_statusUpdated,
  "chatMessage.created": check_chatMessage_created,
  "chatMessage.data.updated": check_chatMessage_data_updated,
  "chatMessage.developmentInsightsCreated": check_chatMessage_developmentInsightsCreated,
  "sessionChat.finished": check_sessionChat_finished,
  "elements.created": check_elements_created,
  "userMessage.processed": check_userMessage_processed,
  "reconciliationUpdate.processed": check_reconciliationUpdate_processed,
  "note.updated": check_note_updated,
  "noteSection.updated": check_noteSection_updated
};
export {
  check_ChatMessageTranscribed,
  check_chatMessage_created,
  check_chatMessage_data_updated,
  check_chatMessage_developmentInsightsCreated,
  check_chatMessage_statusUpdated,
  check_elements_created,
  check_noteSection_updated,
  check_note_updated,
  check_reconciliationUpdate_processed,
  check_sessionChat_finished,
  check_userMessage_processed,
  eventChecks
};
