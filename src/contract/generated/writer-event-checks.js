// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
// <stdin>
var check_toast_notification = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.message === void 0 && (missing0 = "message"))
        return validate53.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.type !== void 0) {
        let _errs1 = errors;
        if (typeof data.type != "string")
          return validate53.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.title !== void 0) {
          let _errs3 = errors;
          if (typeof data.title != "string")
            return validate53.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.message !== void 0) {
            let _errs5 = errors;
            if (typeof data.message != "string")
              return validate53.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: { type: !0, title: !0, message: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_achievement_unlocked = validate54, schema21 = { type: "object", required: ["achievement_id", "name", "title"], "x-optional": { icon: "The event is specified without saying which fields it has." }, properties: { achievement_id: { type: "integer", format: "int64" }, name: { type: "string", "x-proposed": ["required"] }, title: { type: "string", "x-proposed": ["required"] }, icon: { type: ["string", "null"] }, description: { type: ["string", "null"] } } };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.achievement_id === void 0 && (missing0 = "achievement_id") || data.name === void 0 && (missing0 = "name") || data.title === void 0 && (missing0 = "title"))
        return validate54.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.achievement_id !== void 0) {
        let data0 = data.achievement_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate54.errors = [{ instancePath: instancePath + "/achievement_id", schemaPath: "#/properties/achievement_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.name !== void 0) {
          let _errs3 = errors;
          if (typeof data.name != "string")
            return validate54.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.title !== void 0) {
            let _errs5 = errors;
            if (typeof data.title != "string")
              return validate54.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.icon !== void 0) {
              let data3 = data.icon, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate54.errors = [{ instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/type", keyword: "type", params: { type: schema21.properties.icon.type }, message: "must be string,null" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.description !== void 0) {
                let data4 = data.description, _errs9 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate54.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema21.properties.description.type }, message: "must be string,null" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: { achievement_id: !0, name: !0, title: !0, icon: !0, description: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_announcement = validate55, schema22 = { type: "object", required: ["announcement_type", "content"], "x-optional": { identifier: "Proposed. Without it, an announcement is shown each time it arrives.", title: "Absent if there is none.", subtitle: "Absent if there is none.", imageUrl: "Absent if there is none." }, properties: { identifier: { type: "integer", format: "int64", "x-origin": "proposed" }, announcement_type: { "x-proposed": ["values"], type: "string" }, title: { type: "string" }, subtitle: { type: ["string", "null"] }, content: { type: "string" }, imageUrl: { type: ["string", "null"] } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.announcement_type === void 0 && (missing0 = "announcement_type") || data.content === void 0 && (missing0 = "content"))
        return validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let data0 = data.identifier, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate55.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.announcement_type !== void 0) {
          let _errs3 = errors;
          if (typeof data.announcement_type != "string")
            return validate55.errors = [{ instancePath: instancePath + "/announcement_type", schemaPath: "#/properties/announcement_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.title !== void 0) {
            let _errs5 = errors;
            if (typeof data.title != "string")
              return validate55.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.subtitle !== void 0) {
              let data3 = data.subtitle, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate55.errors = [{ instancePath: instancePath + "/subtitle", schemaPath: "#/properties/subtitle/type", keyword: "type", params: { type: schema22.properties.subtitle.type }, message: "must be string,null" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.content !== void 0) {
                let _errs9 = errors;
                if (typeof data.content != "string")
                  return validate55.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.imageUrl !== void 0) {
                  let data5 = data.imageUrl, _errs11 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate55.errors = [{ instancePath: instancePath + "/imageUrl", schemaPath: "#/properties/imageUrl/type", keyword: "type", params: { type: schema22.properties.imageUrl.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: { identifier: !0, announcement_type: !0, title: !0, subtitle: !0, content: !0, imageUrl: !0 }, dynamicProps: !1, dynamicItems: !1 };
var check_userSummaryUpdate_completed = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.chat_message_id === void 0 && (missing0 = "chat_message_id"))
        return validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let data0 = data.identifier, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate56.errors = [{ instancePath: instancePath + "/identifier", schemaPath: "#/properties/identifier/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.chat_message_id !== void 0) {
          let data1 = data.chat_message_id, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate56.errors = [{ instancePath: instancePath + "/chat_message_id", schemaPath: "#/properties/chat_message_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: { identifier: !0, chat_message_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var eventChecks = {
  "toast.notification": check_toast_notification,
  "achievement.unlocked": check_achievement_unlocked,
  announcement: check_announcement,
  "userSummaryUpdate.completed": check_userSummaryUpdate_completed
};
export {
  check_achievement_unlocked,
  check_announcement,
  check_toast_notification,
  check_userSummaryUpdate_completed,
  eventChecks
};
