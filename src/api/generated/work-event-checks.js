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
var check_ChatMessageTranscribed = validate22;
var func2 = require_ucs2length().default;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message_id === void 0 && (missing0 = "chat_message_id") || data.transcription === void 0 && (missing0 = "transcription"))
        return validate22.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate22.errors = [{ instancePath: instancePath + "/chat_message_id", message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.transcription !== void 0) {
          let data1 = data.transcription, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 1e3)
                return validate22.errors = [{ instancePath: instancePath + "/transcription", message: "must NOT have more than 1000 characters" }], !1;
            } else
              return validate22.errors = [{ instancePath: instancePath + "/transcription", message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.transcription_source !== void 0) {
            let data2 = data.transcription_source, _errs5 = errors;
            if (typeof data2 != "string")
              return validate22.errors = [{ instancePath: instancePath + "/transcription_source", message: "must be string" }], !1;
            if (!(data2 === "audio" || data2 === "script"))
              return validate22.errors = [{ instancePath: instancePath + "/transcription_source", message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate22.errors = [{ instancePath, message: "must be object" }], !1;
  return validate22.errors = vErrors, errors === 0;
}
var check_chatMessage_statusUpdated = validate23;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" ? (validate24.errors = [{ instancePath, message: "must be string" }], !1) : (validate24.errors = vErrors, errors === 0);
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate28.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate28.errors = [{ instancePath: instancePath + "/id", message: "must be integer" }], !1;
      }
    } else
      return validate28.errors = [{ instancePath, message: "must be object" }], !1;
  return validate28.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.insights === void 0 && (missing0 = "insights"))
        return validate27.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.projectSlug !== void 0) {
        let data0 = data.projectSlug, _errs1 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate27.errors = [{ instancePath: instancePath + "/projectSlug", message: "must be string,null" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.narrativeElementSlug !== void 0) {
          let data1 = data.narrativeElementSlug, _errs3 = errors;
          if (typeof data1 != "string" && data1 !== null)
            return validate27.errors = [{ instancePath: instancePath + "/narrativeElementSlug", message: "must be string,null" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.title !== void 0) {
            let data2 = data.title, _errs5 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate27.errors = [{ instancePath: instancePath + "/title", message: "must be string,null" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.caption !== void 0) {
              let data3 = data.caption, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate27.errors = [{ instancePath: instancePath + "/caption", message: "must be string,null" }], !1;
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
                      validate28(data4[i0], { instancePath: instancePath + "/insights/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
                      var valid1 = _errs11 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate27.errors = [{ instancePath: instancePath + "/insights", message: "must be array" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate27.errors = [{ instancePath, message: "must be object" }], !1;
  return validate27.errors = vErrors, errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.development_insights !== void 0) {
        let data0 = data.development_insights, _errs1 = errors, _errs2 = errors, valid1 = !1, passing0 = null, _errs3 = errors;
        validate27(data0, { instancePath: instancePath + "/development_insights", parentData: data, parentDataProperty: "development_insights", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
        var _valid0 = _errs3 === errors;
        _valid0 && (valid1 = !0, passing0 = 0);
        let _errs4 = errors;
        if (data0 !== null) {
          let err0 = { instancePath: instancePath + "/development_insights", message: "must be null" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var _valid0 = _errs4 === errors;
        if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
          errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
        else {
          let err1 = { instancePath: instancePath + "/development_insights", message: "must match exactly one schema in oneOf" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate26.errors = vErrors, !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.reconciliation_slug !== void 0) {
          let data1 = data.reconciliation_slug, _errs6 = errors;
          if (typeof data1 != "string" && data1 !== null)
            return validate26.errors = [{ instancePath: instancePath + "/reconciliation_slug", message: "must be string,null" }], !1;
          var valid0 = _errs6 === errors;
        } else
          var valid0 = !0;
    } else
      return validate26.errors = [{ instancePath, message: "must be object" }], !1;
  return validate26.errors = vErrors, errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message_id === void 0 && (missing0 = "chat_message_id") || data.status === void 0 && (missing0 = "status"))
        return validate23.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate23.errors = [{ instancePath: instancePath + "/chat_message_id", message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.status !== void 0) {
          let _errs3 = errors;
          validate24(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.error !== void 0) {
            let data2 = data.error, _errs4 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate23.errors = [{ instancePath: instancePath + "/error", message: "must be string,null" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.audio_processed !== void 0) {
              let _errs6 = errors;
              if (typeof data.audio_processed != "boolean")
                return validate23.errors = [{ instancePath: instancePath + "/audio_processed", message: "must be boolean" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.data !== void 0) {
                let _errs8 = errors;
                validate26(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate23.errors = [{ instancePath, message: "must be object" }], !1;
  return validate23.errors = vErrors, errors === 0;
}
var check_chatMessage_questionDrafted = validate32;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message_id === void 0 && (missing0 = "chat_message_id") || data.content === void 0 && (missing0 = "content"))
        return validate32.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate32.errors = [{ instancePath: instancePath + "/chat_message_id", message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.content !== void 0) {
          let data1 = data.content, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 400)
                return validate32.errors = [{ instancePath: instancePath + "/content", message: "must NOT have more than 400 characters" }], !1;
            } else
              return validate32.errors = [{ instancePath: instancePath + "/content", message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate32.errors = [{ instancePath, message: "must be object" }], !1;
  return validate32.errors = vErrors, errors === 0;
}
var check_chatMessage_created = validate33;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      data.type === void 0 && (data.type = null), data.title === void 0 && (data.title = null), data.audio === void 0 && (data.audio = null);
      let missing0;
      if (data.content === void 0 && (missing0 = "content"))
        return validate35.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate35.errors = [{ instancePath: instancePath + "/type", message: "must be string,null" }], !1;
        var valid0 = _errs1 === errors;
        if (valid0) {
          if (data.content !== void 0) {
            let _errs3 = errors;
            if (typeof data.content != "string")
              return validate35.errors = [{ instancePath: instancePath + "/content", message: "must be string" }], !1;
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            let data2 = data.title, _errs5 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate35.errors = [{ instancePath: instancePath + "/title", message: "must be string,null" }], !1;
            var valid0 = _errs5 === errors;
            if (valid0) {
              let data3 = data.audio, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate35.errors = [{ instancePath: instancePath + "/audio", message: "must be string,null" }], !1;
              var valid0 = _errs7 === errors;
            }
          }
        }
      }
    } else
      return validate35.errors = [{ instancePath, message: "must be object" }], !1;
  return validate35.errors = vErrors, errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      data.question === void 0 && (data.question = null), data.answer === void 0 && (data.answer = null), data.audio_processed === void 0 && (data.audio_processed = !1), data.error === void 0 && (data.error = null);
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.status === void 0 && (missing0 = "status"))
        return validate34.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate34.errors = [{ instancePath: instancePath + "/id", message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let data1 = data.question, _errs3 = errors, _errs4 = errors, valid1 = !1, passing0 = null, _errs5 = errors;
        validate35(data1, { instancePath: instancePath + "/question", parentData: data, parentDataProperty: "question", rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length);
        var _valid0 = _errs5 === errors;
        _valid0 && (valid1 = !0, passing0 = 0);
        let _errs6 = errors;
        if (data1 !== null) {
          let err0 = { instancePath: instancePath + "/question", message: "must be null" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var _valid0 = _errs6 === errors;
        if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
          errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
        else {
          let err1 = { instancePath: instancePath + "/question", message: "must match exactly one schema in oneOf" };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate34.errors = vErrors, !1;
        }
        var valid0 = _errs3 === errors;
        if (valid0) {
          let data2 = data.answer, _errs8 = errors;
          if (typeof data2 != "string" && data2 !== null)
            return validate34.errors = [{ instancePath: instancePath + "/answer", message: "must be string,null" }], !1;
          var valid0 = _errs8 === errors;
          if (valid0) {
            if (data.status !== void 0) {
              let _errs10 = errors;
              validate24(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
              var valid0 = _errs10 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              let _errs11 = errors;
              if (typeof data.audio_processed != "boolean")
                return validate34.errors = [{ instancePath: instancePath + "/audio_processed", message: "must be boolean" }], !1;
              var valid0 = _errs11 === errors;
              if (valid0) {
                let data5 = data.error, _errs13 = errors;
                if (typeof data5 != "string" && data5 !== null)
                  return validate34.errors = [{ instancePath: instancePath + "/error", message: "must be string,null" }], !1;
                var valid0 = _errs13 === errors;
              }
            }
          }
        }
      }
    } else
      return validate34.errors = [{ instancePath, message: "must be object" }], !1;
  return validate34.errors = vErrors, errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.value === void 0 && (missing0 = "value"))
        return validate40.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.name !== void 0) {
        let _errs1 = errors;
        if (typeof data.name != "string")
          return validate40.errors = [{ instancePath: instancePath + "/name", message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.value !== void 0) {
          let _errs3 = errors;
          if (typeof data.value != "string")
            return validate40.errors = [{ instancePath: instancePath + "/value", message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate40.errors = [{ instancePath, message: "must be object" }], !1;
  return validate40.errors = vErrors, errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      data.extracted === void 0 && (data.extracted = []);
      let data0 = data.extracted;
      if (errors === errors)
        if (Array.isArray(data0)) {
          var valid1 = !0;
          let len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let _errs3 = errors;
            validate40(data0[i0], { instancePath: instancePath + "/extracted/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
            var valid1 = _errs3 === errors;
            if (!valid1)
              break;
          }
        } else
          return validate39.errors = [{ instancePath: instancePath + "/extracted", message: "must be array" }], !1;
    } else
      return validate39.errors = [{ instancePath, message: "must be object" }], !1;
  return validate39.errors = vErrors, errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message === void 0 && (missing0 = "chat_message"))
        return validate33.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message !== void 0) {
        let _errs1 = errors;
        validate34(data.chat_message, { instancePath: instancePath + "/chat_message", parentData: data, parentDataProperty: "chat_message", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let _errs2 = errors;
          validate39(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData }) || (vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate33.errors = [{ instancePath, message: "must be object" }], !1;
  return validate33.errors = vErrors, errors === 0;
}
var check_chatMessage_data_updated = validate43;
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.extracted !== void 0) {
        let data0 = data.extracted, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              validate40(data0[i0], { instancePath: instancePath + "/extracted/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return validate44.errors = [{ instancePath: instancePath + "/extracted", message: "must be array" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.progress !== void 0) {
          let data2 = data.progress, _errs4 = errors;
          if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null)
            return validate44.errors = [{ instancePath: instancePath + "/progress", message: "must be number,null" }], !1;
          if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 100 || isNaN(data2))
              return validate44.errors = [{ instancePath: instancePath + "/progress", message: "must be <= 100" }], !1;
            if (data2 < 0 || isNaN(data2))
              return validate44.errors = [{ instancePath: instancePath + "/progress", message: "must be >= 0" }], !1;
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
                    return validate44.errors = [{ instancePath: instancePath + "/path/" + i1, message: "must be string" }], !1;
                  var valid2 = _errs8 === errors;
                  if (!valid2)
                    break;
                }
              } else
                return validate44.errors = [{ instancePath: instancePath + "/path", message: "must be array" }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate44.errors = [{ instancePath, message: "must be object" }], !1;
  return validate44.errors = vErrors, errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message_id === void 0 && (missing0 = "chat_message_id") || data.data === void 0 && (missing0 = "data"))
        return validate43.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate43.errors = [{ instancePath: instancePath + "/chat_message_id", message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let _errs3 = errors;
          validate44(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate43.errors = [{ instancePath, message: "must be object" }], !1;
  return validate43.errors = vErrors, errors === 0;
}
var check_chatMessage_developmentInsightsCreated = validate47;
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data"))
        return validate47.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate47.errors = [{ instancePath: instancePath + "/chat_message_id", message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let _errs3 = errors;
          validate27(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate47.errors = [{ instancePath, message: "must be object" }], !1;
  return validate47.errors = vErrors, errors === 0;
}
var check_sessionChat_finished = validate49;
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (!(typeof data == "number" && isFinite(data))) {
    let err0 = { instancePath, message: "must be number" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs3 = errors;
    if (errors === _errs3)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.id === void 0 && (missing0 = "id")) {
          let err1 = { instancePath, message: "must have required property '" + missing0 + "'" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        } else if (data.id !== void 0) {
          let data0 = data.id;
          if (!(typeof data0 == "number" && isFinite(data0))) {
            let err2 = { instancePath: instancePath + "/id", message: "must be number" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
      } else {
        let err3 = { instancePath, message: "must be object" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    var _valid0 = _errs3 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs7 = errors;
      if (errors === _errs7)
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing1;
          if (data.value === void 0 && (missing1 = "value")) {
            let err4 = { instancePath, message: "must have required property '" + missing1 + "'" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          } else if (data.value !== void 0) {
            let data1 = data.value;
            if (!(typeof data1 == "number" && isFinite(data1))) {
              let err5 = { instancePath: instancePath + "/value", message: "must be number" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          }
        } else {
          let err6 = { instancePath, message: "must be object" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      var _valid0 = _errs7 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err7 = { instancePath, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++, validate50.errors = vErrors, !1;
  }
  return validate50.errors = vErrors, errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" ? (validate52.errors = [{ instancePath, message: "must be string" }], !1) : (validate52.errors = vErrors, errors === 0);
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.story_id !== void 0) {
        let data0 = data.story_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null)
          return validate54.errors = [{ instancePath: instancePath + "/story_id", message: "must be integer,null" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.summary_id !== void 0) {
          let data1 = data.summary_id, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null)
            return validate54.errors = [{ instancePath: instancePath + "/summary_id", message: "must be integer,null" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.reconciliation_slug !== void 0) {
            let data2 = data.reconciliation_slug, _errs5 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate54.errors = [{ instancePath: instancePath + "/reconciliation_slug", message: "must be string,null" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate54.errors = [{ instancePath, message: "must be object" }], !1;
  return validate54.errors = vErrors, errors === 0;
}
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.endpoint === void 0 && (missing0 = "endpoint"))
        return validate49.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let _errs1 = errors;
        validate50(data.identifier, { instancePath: instancePath + "/identifier", parentData: data, parentDataProperty: "identifier", rootData }) || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.endpoint !== void 0) {
          let _errs2 = errors;
          validate52(data.endpoint, { instancePath: instancePath + "/endpoint", parentData: data, parentDataProperty: "endpoint", rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.element !== void 0) {
            let data2 = data.element, _errs3 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate49.errors = [{ instancePath: instancePath + "/element", message: "must be string,null" }], !1;
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data3 = data.title, _errs5 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate49.errors = [{ instancePath: instancePath + "/title", message: "must be string,null" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.message !== void 0) {
                let data4 = data.message, _errs7 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate49.errors = [{ instancePath: instancePath + "/message", message: "must be string,null" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.data !== void 0) {
                  let _errs9 = errors;
                  validate54(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate49.errors = [{ instancePath, message: "must be object" }], !1;
  return validate49.errors = vErrors, errors === 0;
}
var check_elements_created = validate56;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  if (typeof data != "string") {
    let err0 = { instancePath, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs3 = errors;
  if (data !== null) {
    let err1 = { instancePath, message: "must be null" };
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
            let err2 = { instancePath: instancePath + "/url", message: "must be string,null" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          var valid1 = _errs7 === errors;
        } else
          var valid1 = !0;
        if (valid1)
          if (data.thumbnail !== void 0) {
            let data1 = data.thumbnail, _errs9 = errors;
            if (typeof data1 != "string" && data1 !== null) {
              let err3 = { instancePath: instancePath + "/thumbnail", message: "must be string,null" };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            var valid1 = _errs9 === errors;
          } else
            var valid1 = !0;
      } else {
        let err4 = { instancePath, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    var _valid0 = _errs5 === errors;
    _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 2]) : _valid0 && (valid0 = !0, passing0 = 2);
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err5 = { instancePath, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++, validate59.errors = vErrors, !1;
  }
  return validate59.errors = vErrors, errors === 0;
}
var formats0 = /^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.slug === void 0 && (missing0 = "slug") || data.name === void 0 && (missing0 = "name") || data.type === void 0 && (missing0 = "type"))
        return validate58.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate58.errors = [{ instancePath: instancePath + "/id", message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.slug !== void 0) {
          let _errs3 = errors;
          if (typeof data.slug != "string")
            return validate58.errors = [{ instancePath: instancePath + "/slug", message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.name !== void 0) {
            let _errs5 = errors;
            if (typeof data.name != "string")
              return validate58.errors = [{ instancePath: instancePath + "/name", message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.type !== void 0) {
              let _errs7 = errors;
              if (typeof data.type != "string")
                return validate58.errors = [{ instancePath: instancePath + "/type", message: "must be string" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.subtitle !== void 0) {
                let data4 = data.subtitle, _errs9 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate58.errors = [{ instancePath: instancePath + "/subtitle", message: "must be string,null" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.image !== void 0) {
                  let _errs11 = errors;
                  validate59(data.image, { instancePath: instancePath + "/image", parentData: data, parentDataProperty: "image", rootData }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.project_slug !== void 0) {
                    let _errs12 = errors;
                    if (typeof data.project_slug != "string")
                      return validate58.errors = [{ instancePath: instancePath + "/project_slug", message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.project_name !== void 0) {
                      let _errs14 = errors;
                      if (typeof data.project_name != "string")
                        return validate58.errors = [{ instancePath: instancePath + "/project_name", message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.developed_at !== void 0) {
                        let data8 = data.developed_at, _errs16 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate58.errors = [{ instancePath: instancePath + "/developed_at", message: "must be string,null" }], !1;
                        if (errors === _errs16 && errors === _errs16 && typeof data8 == "string" && !formats0.test(data8))
                          return validate58.errors = [{ instancePath: instancePath + "/developed_at", message: 'must match format "date-time"' }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.updated_at !== void 0) {
                          let data9 = data.updated_at, _errs18 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate58.errors = [{ instancePath: instancePath + "/updated_at", message: "must be string,null" }], !1;
                          if (errors === _errs18 && errors === _errs18 && typeof data9 == "string" && !formats0.test(data9))
                            return validate58.errors = [{ instancePath: instancePath + "/updated_at", message: 'must match format "date-time"' }], !1;
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
      return validate58.errors = [{ instancePath, message: "must be object" }], !1;
  return validate58.errors = vErrors, errors === 0;
}
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.project_slug === void 0 && (missing0 = "project_slug") || data.elements === void 0 && (missing0 = "elements"))
        return validate57.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.project_slug !== void 0) {
        let _errs1 = errors;
        if (typeof data.project_slug != "string")
          return validate57.errors = [{ instancePath: instancePath + "/project_slug", message: "must be string" }], !1;
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
                validate58(data1[i0], { instancePath: instancePath + "/elements/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length);
                var valid1 = _errs5 === errors;
                if (!valid1)
                  break;
              }
            } else
              return validate57.errors = [{ instancePath: instancePath + "/elements", message: "must be array" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate57.errors = [{ instancePath, message: "must be object" }], !1;
  return validate57.errors = vErrors, errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data"))
        return validate56.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      data.data !== void 0 && (validate57(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length));
    } else
      return validate56.errors = [{ instancePath, message: "must be object" }], !1;
  return validate56.errors = vErrors, errors === 0;
}
var check_userMessage_processed = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.chat_message_id === void 0 && (missing0 = "chat_message_id") || data.status === void 0 && (missing0 = "status"))
        return validate63.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.chat_message_id !== void 0) {
        let data0 = data.chat_message_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate63.errors = [{ instancePath: instancePath + "/chat_message_id", message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.status !== void 0) {
          let _errs3 = errors;
          validate24(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.chat_message !== void 0) {
            let data2 = data.chat_message, _errs4 = errors, _errs5 = errors, valid1 = !1, passing0 = null, _errs6 = errors;
            validate34(data2, { instancePath: instancePath + "/chat_message", parentData: data, parentDataProperty: "chat_message", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
            var _valid0 = _errs6 === errors;
            _valid0 && (valid1 = !0, passing0 = 0);
            let _errs7 = errors;
            if (data2 !== null) {
              let err0 = { instancePath: instancePath + "/chat_message", message: "must be null" };
              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
            }
            var _valid0 = _errs7 === errors;
            if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
              errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
            else {
              let err1 = { instancePath: instancePath + "/chat_message", message: "must match exactly one schema in oneOf" };
              return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate63.errors = vErrors, !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.data !== void 0) {
              let _errs9 = errors;
              validate26(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
              var valid0 = _errs9 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate63.errors = [{ instancePath, message: "must be object" }], !1;
  return validate63.errors = vErrors, errors === 0;
}
var check_reconciliationUpdate_processed = validate67;
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" ? (validate68.errors = [{ instancePath, message: "must be string" }], !1) : (validate68.errors = vErrors, errors === 0);
}
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.status === void 0 && (missing0 = "status"))
        return validate67.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let _errs1 = errors;
        if (typeof data.identifier != "string")
          return validate67.errors = [{ instancePath: instancePath + "/identifier", message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.status !== void 0) {
          let _errs3 = errors;
          validate68(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.message !== void 0) {
            let data2 = data.message, _errs4 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate67.errors = [{ instancePath: instancePath + "/message", message: "must be string,null" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate67.errors = [{ instancePath, message: "must be object" }], !1;
  return validate67.errors = vErrors, errors === 0;
}
var check_note_updated = validate70;
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.version === void 0 && (missing0 = "version"))
        return validate71.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.version !== void 0) {
        let data0 = data.version, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate71.errors = [{ instancePath: instancePath + "/version", message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0)))
          return validate71.errors = [{ instancePath: instancePath + "/version", message: "must be >= 1" }], !1;
      }
    } else
      return validate71.errors = [{ instancePath, message: "must be object" }], !1;
  return validate71.errors = vErrors, errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.data === void 0 && (missing0 = "data"))
        return validate70.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let data0 = data.identifier, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate70.errors = [{ instancePath: instancePath + "/identifier", message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let _errs3 = errors;
          validate71(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData }) || (vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate70.errors = [{ instancePath, message: "must be object" }], !1;
  return validate70.errors = vErrors, errors === 0;
}
var check_noteSection_updated = validate73;
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.note_id === void 0 && (missing0 = "note_id") || data.version === void 0 && (missing0 = "version"))
        return validate74.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.note_id !== void 0) {
        let data0 = data.note_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate74.errors = [{ instancePath: instancePath + "/note_id", message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.version !== void 0) {
          let data1 = data.version, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate74.errors = [{ instancePath: instancePath + "/version", message: "must be integer" }], !1;
          if (errors === _errs3 && typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1)))
            return validate74.errors = [{ instancePath: instancePath + "/version", message: "must be >= 1" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate74.errors = [{ instancePath, message: "must be object" }], !1;
  return validate74.errors = vErrors, errors === 0;
}
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.data === void 0 && (missing0 = "data"))
        return validate73.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let data0 = data.identifier, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate73.errors = [{ instancePath: instancePath + "/identifier", message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.data !== void 0) {
          let _errs3 = errors;
          validate74(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate73.errors = [{ instancePath, message: "must be object" }], !1;
  return validate73.errors = vErrors, errors === 0;
}
var eventChecks = {
  ChatMessageTranscribed: check_ChatMessageTranscribed,
  "chatMessage.statusUpdated": check_chatMessage_statusUpdated,
  "chatMessage.questionDrafted": check_chatMessage_questionDrafted,
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
  check_chatMessage_questionDrafted,
  check_chatMessage_statusUpdated,
  check_elements_created,
  check_noteSection_updated,
  check_note_updated,
  check_reconciliationUpdate_processed,
  check_sessionChat_finished,
  check_userMessage_processed,
  eventChecks
};
