// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
// <stdin>
var check_toast_notification = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.message === void 0 && (missing0 = "message"))
        return validate22.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.type !== void 0) {
        let _errs1 = errors;
        if (typeof data.type != "string")
          return validate22.errors = [{ instancePath: instancePath + "/type", message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.title !== void 0) {
          let _errs3 = errors;
          if (typeof data.title != "string")
            return validate22.errors = [{ instancePath: instancePath + "/title", message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.message !== void 0) {
            let _errs5 = errors;
            if (typeof data.message != "string")
              return validate22.errors = [{ instancePath: instancePath + "/message", message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate22.errors = [{ instancePath, message: "must be object" }], !1;
  return validate22.errors = vErrors, errors === 0;
}
var check_achievement_unlocked = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.achievement_id === void 0 && (missing0 = "achievement_id") || data.name === void 0 && (missing0 = "name") || data.title === void 0 && (missing0 = "title"))
        return validate23.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.achievement_id !== void 0) {
        let data0 = data.achievement_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate23.errors = [{ instancePath: instancePath + "/achievement_id", message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.name !== void 0) {
          let _errs3 = errors;
          if (typeof data.name != "string")
            return validate23.errors = [{ instancePath: instancePath + "/name", message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.title !== void 0) {
            let _errs5 = errors;
            if (typeof data.title != "string")
              return validate23.errors = [{ instancePath: instancePath + "/title", message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.icon !== void 0) {
              let data3 = data.icon, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate23.errors = [{ instancePath: instancePath + "/icon", message: "must be string,null" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.description !== void 0) {
                let data4 = data.description, _errs9 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate23.errors = [{ instancePath: instancePath + "/description", message: "must be string,null" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate23.errors = [{ instancePath, message: "must be object" }], !1;
  return validate23.errors = vErrors, errors === 0;
}
var check_announcement = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.announcement_type === void 0 && (missing0 = "announcement_type") || data.content === void 0 && (missing0 = "content"))
        return validate24.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let data0 = data.identifier, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate24.errors = [{ instancePath: instancePath + "/identifier", message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.announcement_type !== void 0) {
          let _errs3 = errors;
          if (typeof data.announcement_type != "string")
            return validate24.errors = [{ instancePath: instancePath + "/announcement_type", message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.title !== void 0) {
            let _errs5 = errors;
            if (typeof data.title != "string")
              return validate24.errors = [{ instancePath: instancePath + "/title", message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.subtitle !== void 0) {
              let data3 = data.subtitle, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate24.errors = [{ instancePath: instancePath + "/subtitle", message: "must be string,null" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.content !== void 0) {
                let _errs9 = errors;
                if (typeof data.content != "string")
                  return validate24.errors = [{ instancePath: instancePath + "/content", message: "must be string" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.imageUrl !== void 0) {
                  let data5 = data.imageUrl, _errs11 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate24.errors = [{ instancePath: instancePath + "/imageUrl", message: "must be string,null" }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate24.errors = [{ instancePath, message: "must be object" }], !1;
  return validate24.errors = vErrors, errors === 0;
}
var check_userSummaryUpdate_completed = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.identifier === void 0 && (missing0 = "identifier") || data.chat_message_id === void 0 && (missing0 = "chat_message_id"))
        return validate25.errors = [{ instancePath, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.identifier !== void 0) {
        let data0 = data.identifier, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate25.errors = [{ instancePath: instancePath + "/identifier", message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.chat_message_id !== void 0) {
          let data1 = data.chat_message_id, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate25.errors = [{ instancePath: instancePath + "/chat_message_id", message: "must be integer" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate25.errors = [{ instancePath, message: "must be object" }], !1;
  return validate25.errors = vErrors, errors === 0;
}
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
