/** Matches the paths that the server responds to, not the application: `/app` and `/apps` are the websocket's. */
export const serverPath = /^\/(?:api|sanctum|broadcasting|apps?|media|storage|__mock)(?:\/|$)/;
