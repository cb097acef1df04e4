// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
export interface paths {
    "/__mock/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the scenarios
         * @description Every scenario that a session can begin with; the one that new sessions begin with comes first.
         */
        get: operations["scenarioList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/scenarios/{scenario}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one scenario
         * @description What a viewer will see in it. Nothing is begun by this.
         */
        get: operations["scenarioRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the session
         * @description What stands at this moment: scenario, clock, connections, work that is due, faults that are left.
         */
        get: operations["sessionRead"];
        put?: never;
        /**
         * Choose a scenario and begin it
         * @description Everything that was done in the session is forgotten, logins too, unless `fresh` is false.
         */
        post: operations["sessionRestart"];
        /**
         * Forget the session; the next call begins it anew
         * @description Store, clock, faults and connections end. Nothing is left that another session could notice.
         */
        delete: operations["sessionRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/session/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the clock's speed, stop it, let it go on
         * @description Demos run at real time × speed. A clock that is stopped moves only by `advance` and `step`.
         */
        patch: operations["clockChange"];
        trace?: never;
    };
    "/__mock/session/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let time pass; what is due on the way is done, in order
         * @description The clock stands `ms` later when this is answered; it goes on from there when it is not stopped.
         */
        post: operations["clockAdvance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/session/clock/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go to the time at which something is due next, and do it
         * @description Work on an answer, an event that comes late, or a call that a fault holds back. Where several are due at the same time, all of them are done. Nothing happens, and the clock stays, where nothing is due.
         */
        post: operations["clockStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/session/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the next calls of an operation go wrong
         * @description Used up by the calls it was met by; several for one operation are met in the order they were made.
         */
        post: operations["faultCreate"];
        /**
         * Take all faults away
         * @description Calls go well again. Those that wait by a latency go on waiting.
         */
        delete: operations["faultClear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/session/faults/{fault}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take one fault away
         * @description The others stay as they are.
         */
        delete: operations["faultRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/session/connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disturb the websocket connections
         * @description What is sent from now on over the websocket, or how its connections end.
         */
        post: operations["connectionChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/session/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events of the contract, with the channels that are listened to
         * @description With the contract's first example of each, so that whoever sends one has something to edit.
         */
        get: operations["eventList"];
        put?: never;
        /**
         * Send an event of the contract
         * @description Only what keeps the contract is sent. With `dry_run` nothing is, and the answer says what is wrong.
         */
        post: operations["eventSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/session/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the session has seen
         * @description Requests with what was found in them and in their answers, and events with how many received them.
         */
        get: operations["logRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/session/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which answers were received
         * @description So that a test can prove that each answer arrived once, and byte for byte.
         */
        get: operations["ledgerRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the emails that were sent
         * @description A browser that opens this address is shown them as a page.
         */
        get: operations["mailList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what of the contract was used, by all sessions together
         * @description Statuses by operation, events by channel, and what the mock environment itself did wrong.
         */
        get: operations["coverageRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What was refused, in one sentence. */
        Error: {
            message: string;
        };
        /** @description What does not hold, by field. */
        ValidationError: {
            message: string;
            errors: {
                [key: string]: string[];
            };
        };
        /** @description What can be said of a scenario before it is begun. */
        ScenarioRef: {
            name: string;
            title: string;
            /** @description What it shows, in one line. */
            description: string;
            /** @description Sentences that a viewer sees on the way. */
            shows: string[];
        };
        /** @description The clock of the session. */
        Clock: {
            /**
             * Format: date-time
             * @description The time of the session, UTC.
             */
            now: string;
            /** @description Milliseconds of the session in one of real time. */
            speed: number;
            /** @description It moves by hand only. */
            paused: boolean;
        };
        /** @description One step of the clock, to what was due next. */
        ClockStep: {
            clock: components["schemas"]["Clock"];
            /** @description Of the session’s time. */
            passed_ms: number;
            /** @description Work that was done, in its order; empty where none was due. */
            done: {
                /** @description Its name, such as insightsCreated. */
                work: string;
                /** @description The operation that caused it. */
                operation_id: string | null;
            }[];
            /** @description Calls that a fault had held back until then. */
            released: number;
        };
        /** @description What is left out stays as it is. */
        ClockChange: {
            speed?: number;
            paused?: boolean;
        };
        /** @description How a session begins anew. */
        Beginning: {
            /** @description Left out: the present one. */
            scenario?: string;
            /** @description Left out: true. False keeps what was done, where the scenario stays the same. */
            fresh?: boolean;
            /** Format: date-time */
            starts_at?: string;
            clock?: components["schemas"]["ClockChange"];
        };
        /** @description One world: what is done in it concerns no other. */
        Session: {
            id: string;
            scenario: string;
            title: string;
            clock: components["schemas"]["Clock"];
            connections: number;
            /** @description Work that is due later. */
            waiting: number;
            faults: components["schemas"]["Fault"][];
        };
        /** @description What the next calls meet: exactly what is given happens. 402 says that the trial has ended. */
        FaultRule: {
            operation_id: string;
            /** @description Left out: once. */
            times?: number;
            status?: number;
            /** @description Sent in place of the answer’s JSON, to the letter; with status 200 where none is given. */
            answer_text?: string;
            /** @description Sent before the answer’s JSON, as PHP does with a warning. */
            text_before?: string;
            /** @description Headers of the answer, such as Location. */
            headers?: {
                [key: string]: string;
            };
            /** @description Of the session’s time. */
            latency_ms?: number;
            /**
             * @description Cut the connection before anything is done (request), or after it was done (answer).
             * @enum {unknown}
             */
            drop?: "request" | "answer";
            /** @description Take the answer, but let the work on it fail with this text. */
            work_error?: string;
        };
        /** @description A fault that stands, with what is left of it. */
        Fault: components["schemas"]["FaultRule"] & {
            id: number;
        };
        /** @description What happens to the websocket connections of the session. */
        ConnectionChange: {
            /**
             * @description drop: cut without a word. close: by a close frame with `code`. silence: nothing is sent or answered any more. late: events come `ms` late. double: events come twice. reorder: each comes after the next one. frame: `text` is sent as it is, whatever it is. restore: all is as usual.
             * @enum {unknown}
             */
            action: "drop" | "close" | "silence" | "late" | "double" | "reorder" | "frame" | "restore";
            /** @description The frame that is sent. */
            text?: string;
            /** @description Left out: 4200, after which clients connect again at once. */
            code?: number;
            /** @description Of the session’s time. Left out: 3000. */
            ms?: number;
            /** @description How many events. Left out: one. */
            times?: number;
        };
        /** @description An event of the contract, on one kind of channel. */
        EventRef: {
            /** @description Its name in the contract. */
            event: string;
            /** @description The address of its channel, with {id}. */
            channel: string;
            /** @description The addresses that a connection listens to. */
            listened: string[];
            /** @description The payload of its first example. */
            example: {
                [key: string]: unknown;
            };
        };
        /** @description Something that does not fit the contract. */
        Finding: {
            path: string[];
            code: string;
            message: string;
            /** @description 0 is an error, 1 a warning. */
            severity: number;
        };
        /** @description A request, or an event. */
        LogEntry: {
            n: number;
            /** Format: date-time */
            at: string;
            /** @constant */
            kind: "request";
            method: string;
            path: string;
            operation_id: string | null;
            /** @description 0: the connection was cut. */
            status: number;
            request_findings: components["schemas"]["Finding"][];
            answer_findings: components["schemas"]["Finding"][];
            fault: string | null;
        } | {
            n: number;
            /** Format: date-time */
            at: string;
            /** @constant */
            kind: "event";
            channel: string;
            event: string;
            /** @description The payload as it was sent. */
            data: string;
            receivers: number;
        };
        /** @description An answer that was received. */
        LedgerEntry: {
            id: number;
            /** @description Null for an update outside of conversations. */
            session_chat_id: number | null;
            chat_message_id: number;
            /** @enum {unknown} */
            kind: "text" | "audio";
            bytes: number;
            /** @description Of a text, as UTF-8 with LF. */
            sha256: string;
            /** Format: date-time */
            received_at: string;
        };
        /** @description An email that was sent. */
        Mail: {
            email: string;
            /** @enum {unknown} */
            method: "code" | "link";
            /** @description Six digits to type, or where none were asked for the 64 characters of the link. */
            code: string;
            /** @description Where the link leads to, as a path with query. */
            link: string;
            /** Format: date-time */
            sent_at: string;
        };
        /** @description What of the contract was used. */
        Coverage: {
            operations: {
                operation_id: string;
                /** @description How often each status of the contract was answered. */
                statuses: {
                    [key: string]: number;
                };
                /** @description Every answer there was, also of statuses that faults brought. */
                answers: {
                    status: number;
                    /** @description Empty where it had no body. */
                    media_type: string;
                    count: number;
                }[];
            }[];
            events: {
                channel: string;
                message: string;
                count: number;
            }[];
            /** @description Every event that an operation of the contract says it causes, with how often it did. */
            emissions: {
                operation_id: string;
                channel: string;
                message: string;
                count: number;
            }[];
            /** @description What the mock environment itself did against the contract. Any of it fails a test run. */
            violations: {
                where: string;
                message: string;
                findings: components["schemas"]["Finding"][];
            }[];
        };
    };
    responses: {
        /** @description Not from this machine, or from a foreign page. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The controls answer this machine only, and no foreign page."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing in this session. */
        Missing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "There is no fault 9."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something in the request does not hold. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The ms field must be at least 0.",
                 *       "errors": {
                 *         "ms": [
                 *           "The ms field must be at least 0."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The session. */
        Session: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": "5f0c6f8d1a2b3c4d5e6f7a8b",
                 *         "scenario": "first-story",
                 *         "title": "A first story",
                 *         "clock": {
                 *           "now": "2026-11-12T18:45:00.000000Z",
                 *           "speed": 1,
                 *           "paused": true
                 *         },
                 *         "connections": 1,
                 *         "waiting": 0,
                 *         "faults": []
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["Session"];
                };
            };
        };
        /** @description The clock. */
        Clock: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "now": "2026-11-12T18:45:00.000000Z",
                 *         "speed": 4,
                 *         "paused": false
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["Clock"];
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    scenarioList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenarios. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "name": "first-story",
                     *           "title": "A first story",
                     *           "description": "From the first sign-in to the first insights.",
                     *           "shows": [
                     *             "The first question is asked."
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ScenarioRef"][];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
        };
    };
    scenarioRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its name.
                 * @example first-story
                 */
                scenario: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenario. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "name": "first-story",
                     *         "title": "A first story",
                     *         "description": "From the first sign-in to the first insights.",
                     *         "shows": [
                     *           "The first question is asked."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ScenarioRef"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
        };
    };
    sessionRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Session"];
            403: components["responses"]["Forbidden"];
        };
    };
    sessionRestart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scenario": "first-story",
                 *       "clock": {
                 *         "paused": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Beginning"];
            };
        };
        responses: {
            200: components["responses"]["Session"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    sessionRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
        };
    };
    clockChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "speed": 4
                 *     }
                 */
                "application/json": components["schemas"]["ClockChange"];
            };
        };
        responses: {
            200: components["responses"]["Clock"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    clockAdvance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ms": 1100
                 *     }
                 */
                "application/json": {
                    ms: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Clock"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    clockStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it went, and what was done there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "clock": {
                     *           "now": "2026-11-12T18:45:01.100000Z",
                     *           "speed": 1,
                     *           "paused": true
                     *         },
                     *         "passed_ms": 1100,
                     *         "done": [
                     *           {
                     *             "work": "answerTranscribed",
                     *             "operation_id": "chatMessageAnswer"
                     *           }
                     *         ],
                     *         "released": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ClockStep"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
        };
    };
    faultCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operation_id": "chatMessageAnswer",
                 *       "status": 503,
                 *       "times": 3
                 *     }
                 */
                "application/json": components["schemas"]["FaultRule"];
            };
        };
        responses: {
            /** @description The fault stands. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 3,
                     *         "operation_id": "chatMessageAnswer",
                     *         "status": 503,
                     *         "times": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Fault"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    faultClear: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There are none any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
        };
    };
    faultRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its id, as it was answered when it was made.
                 * @example 3
                 */
                fault: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It stands no more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["Missing"];
        };
    };
    connectionChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "late",
                 *       "ms": 3000,
                 *       "times": 2
                 *     }
                 */
                "application/json": components["schemas"]["ConnectionChange"];
            };
        };
        responses: {
            /** @description Done. How many connections there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "connections": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            connections: number;
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    eventList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, by channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "event": "toast.notification",
                     *           "channel": "private-App.Models.User.{id}",
                     *           "listened": [
                     *             "private-App.Models.User.1"
                     *           ],
                     *           "example": {
                     *             "type": "success",
                     *             "title": "Draft kept",
                     *             "message": "It is in your library."
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["EventRef"][];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
        };
    };
    eventSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel": "private-App.Models.User.1",
                 *       "event": "toast.notification",
                 *       "payload": {
                 *         "type": "success",
                 *         "title": "Draft kept",
                 *         "message": "It is in your library."
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Its full address, such as private-sessionChat.61. */
                    channel: string;
                    /** @description Its name in the contract. */
                    event: string;
                    payload: {
                        [key: string]: unknown;
                    };
                    /** @description Only check it; what is wrong is then told by `problem`. */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description Sent, or only checked. How many connections received it at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "receivers": 1,
                     *         "problem": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            receivers: number;
                            /** @description What breaks the contract; null where nothing does. */
                            problem: string | null;
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
        };
    };
    logRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 500 entries, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "n": 1,
                     *           "at": "2026-11-12T18:45:00.000000Z",
                     *           "kind": "request",
                     *           "method": "GET",
                     *           "path": "/api/v1/stories",
                     *           "operation_id": "storyList",
                     *           "status": 200,
                     *           "request_findings": [],
                     *           "answer_findings": [],
                     *           "fault": null
                     *         },
                     *         {
                     *           "n": 2,
                     *           "at": "2026-11-12T18:45:01.100000Z",
                     *           "kind": "event",
                     *           "channel": "private-App.Models.User.1",
                     *           "event": "toast.notification",
                     *           "data": "{\"type\":\"success\",\"title\":\"Draft kept\",\"message\":\"It is in your library.\"}",
                     *           "receivers": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["LogEntry"][];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
        };
    };
    ledgerRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each answer with the hash of its bytes, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "session_chat_id": 61,
                     *           "chat_message_id": 1201,
                     *           "kind": "text",
                     *           "bytes": 5,
                     *           "sha256": "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
                     *           "received_at": "2026-11-12T18:45:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["LedgerEntry"][];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
        };
    };
    mailList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The emails, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "email": "demo@lamplight.test",
                     *           "method": "code",
                     *           "code": "204817",
                     *           "link": "/auth/magic-link?token=204817",
                     *           "sent_at": "2026-11-12T18:45:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Mail"][];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
        };
    };
    coverageRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coverage. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "operations": [
                     *           {
                     *             "operation_id": "storyList",
                     *             "statuses": {
                     *               "200": 4
                     *             },
                     *             "answers": [
                     *               {
                     *                 "status": 200,
                     *                 "media_type": "application/json",
                     *                 "count": 4
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "events": [
                     *           {
                     *             "channel": "sessionChat",
                     *             "message": "sessionChat.finished",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "emissions": [
                     *           {
                     *             "operation_id": "chatMessageAnswer",
                     *             "channel": "sessionChat",
                     *             "message": "chatMessage.created",
                     *             "count": 2
                     *           }
                     *         ],
                     *         "violations": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Coverage"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
        };
    };
}
