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
         * @description Lists all scenarios. The default scenario of new sessions comes first.
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
         * Get a scenario
         * @description Returns what a scenario shows, without starting it.
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
         * Get the session
         * @description Returns the current state: scenario, clock, connections, scheduled work and remaining faults.
         */
        get: operations["sessionRead"];
        put?: never;
        /**
         * Start or restart a scenario
         * @description Starts the scenario with fresh data, so all data and logins of the session are deleted. With `fresh: false` and the current scenario, keeps them.
         */
        post: operations["sessionRestart"];
        /**
         * Delete the session
         * @description Deletes the session with its data, clock, faults and connections. The next request starts a new session.
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
         * Set, pause or resume the clock
         * @description Sets the clock's speed, pauses it or resumes it. Time runs at real time × speed. A paused clock only moves through `advance` and `step`.
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
         * Advance the clock
         * @description Moves the clock forward by `ms` and runs all work scheduled in that time, in order. Responds afterwards. The clock then continues, unless it is paused.
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
         * Advance to the next scheduled work
         * @description Moves the clock to the next scheduled time and runs all work of that time: processing of an answer, a delayed event, or a request that a fault delays. Changes nothing if there is none.
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
         * Inject a fault
         * @description Makes the next requests of an operation fail. Each request uses up one of `times`. Faults of the same operation apply in the order of their creation.
         */
        post: operations["faultCreate"];
        /**
         * Remove all faults
         * @description Removes all faults. Requests already delayed by a latency stay delayed.
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
         * Remove a fault
         * @description Removes one fault. The others stay.
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
         * @description Delays, doubles, reorders or blocks events, or closes the connections.
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
         * List the events of the contract
         * @description Lists every event with its channel, its subscribed addresses and an example payload to edit.
         */
        get: operations["eventList"];
        put?: never;
        /**
         * Send an event
         * @description Sends an event that conforms to the contract. With `dry_run`, only checks it and returns the problem.
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
         * Get the session's log
         * @description Returns the newest 500 entries: requests with their findings, and events with their number of receivers.
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
         * List the received answers
         * @description Lists the answers the server received, so that a test can check that each arrived once, byte for byte.
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
         * List the sent emails
         * @description Lists the emails. A browser gets them as a page.
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
         * Get the contract coverage
         * @description Returns the coverage of all sessions together: statuses by operation, events by channel, and contract violations by the mock server.
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
        /** @description An error response. */
        ErrorMessage: {
            /** @description What went wrong, in one sentence. */
            message: string;
        };
        /** @description A response to an invalid request. */
        ValidationError: {
            /** @description The first error. */
            message: string;
            /** @description Error messages by field. */
            errors: {
                [key: string]: string[];
            };
        };
        /** @description A scenario. */
        ScenarioRef: {
            /** @description The scenario's name. */
            name: string;
            /** @description Title. */
            title: string;
            /** @description What it shows, in one line. */
            description: string;
            /** @description Sentences that describe what the viewer sees. */
            shows: string[];
        };
        /** @description The session's clock. */
        Clock: {
            /**
             * Format: date-time
             * @description The session time, in UTC.
             */
            now: string;
            /** @description Milliseconds of session time per millisecond of real time. */
            speed: number;
            /** @description True: it only moves through `advance` and `step`. */
            paused: boolean;
        };
        /** @description A step of the clock to the next scheduled work. */
        ClockStep: {
            clock: components["schemas"]["Clock"];
            /** @description Milliseconds of session time that passed. */
            passed_ms: number;
            /** @description The work done, in order. Empty if nothing was scheduled. */
            done: {
                /** @description Name of the work, such as insightsCreated. */
                work: string;
                /** @description The operation that caused it. Null if no operation did. */
                operation_id: string | null;
            }[];
            /** @description Number of requests released from a latency fault. */
            released: number;
        };
        /** @description The clock settings to change. Absent fields are unchanged. */
        ClockChange: {
            /** @description Milliseconds of session time per millisecond of real time. */
            speed?: number;
            /** @description True pauses the clock, false resumes it. */
            paused?: boolean;
        };
        /** @description How to start the session. */
        Beginning: {
            /** @description The scenario's name. Absent: the current scenario. */
            scenario?: string;
            /** @description False keeps the data, if the scenario stays the same. Absent means true. */
            fresh?: boolean;
            /**
             * Format: date-time
             * @description The session time at the start. Absent: the current time.
             */
            starts_at?: string;
            clock?: components["schemas"]["ClockChange"];
        };
        /** @description A session. Sessions share no data with each other. */
        Session: {
            /** @description The session's id. */
            id: string;
            /** @description The scenario's name. */
            scenario: string;
            /** @description The scenario's title. */
            title: string;
            clock: components["schemas"]["Clock"];
            /** @description Number of open websocket connections. */
            connections: number;
            /** @description Number of scheduled jobs, and of requests to the interviewer. */
            waiting: number;
            /** @description Who interviews. Null for the scenario's script. */
            interviewer: components["schemas"]["Interviewer"] | null;
            storage: components["schemas"]["Storage"];
            /** @description The remaining faults. */
            faults: components["schemas"]["Fault"][];
        };
        /** @description Where data is saved. */
        Storage: {
            /** @description Path of the file. Null if data is kept in memory only. */
            file: string | null;
            /** @description Why nothing is saved, or why the last backup failed, in words. Null if all is well. */
            problem: string | null;
            /** @description The last backup of a writer's own data. Null if there is none. */
            last_backup: {
                /** @description Path of the backup. */
                file: string;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                made_at: string;
            } | null;
        };
        /** @description The model that interviews, and where the writer's answers are sent. */
        Interviewer: {
            /** @description Name of the model. */
            model: string;
            /** @description Address that answers are sent to, without path and credentials. */
            sent_to: string;
            /** @description Name of the model that transcribes recordings. Null if recordings aren't transcribed. */
            transcriber: string | null;
            /** @description Address that recordings are sent to. Null if recordings aren't transcribed. */
            recordings_sent_to: string | null;
        };
        /** @description A fault for the next requests of an operation. The response is not checked against the contract. Status 402 means that the trial has ended. */
        FaultRule: {
            /** @description The operation's id in the contract. */
            operation_id: string;
            /** @description Number of requests it applies to. Absent means 1. */
            times?: number;
            /** @description Status of the response. Absent: the real one. */
            status?: number;
            /** @description Name of an example that the contract has for the operation. The response has its status, headers and body, and the request isn't processed. With `status`, an example of that status. */
            example?: string;
            /** @description Text to send instead of the response's JSON. Without `status`, the status is 200. */
            answer_text?: string;
            /** @description Text to send before the response's JSON, like a PHP warning. */
            text_before?: string;
            /** @description Response headers, such as Location. */
            headers?: {
                [key: string]: string;
            };
            /** @description Delay in milliseconds of session time. */
            latency_ms?: number;
            /**
             * @description When to drop the connection: `request` before the request is processed, `answer` after it. While such a fault waits, the session's connections aren't reused: a browser repeats a request by itself if a reused connection drops.
             * @enum {unknown}
             */
            drop?: "request" | "answer";
            /** @description Accept the answer, but fail to process it, with this error text. The header `X-Mock-Work-Error` of the answer itself does the same. */
            work_error?: string;
        };
        /** @description An active fault, with the number of requests left in `times`. */
        Fault: {
            /** @description The fault's id. */
            id: number;
            /** @description The operation's id in the contract. */
            operation_id: string;
            /** @description Number of requests left. */
            times: number;
            /** @description Status of the response. */
            status?: number;
            /** @description Name of the example to send. */
            example?: string;
            /** @description Text to send instead of the response's JSON. */
            answer_text?: string;
            /** @description Text to send before the response's JSON. */
            text_before?: string;
            /** @description Response headers. */
            headers?: {
                [key: string]: string;
            };
            /** @description Delay in milliseconds of session time. */
            latency_ms?: number;
            /**
             * @description When to drop the connection.
             * @enum {unknown}
             */
            drop?: "request" | "answer";
            /** @description The error text of the failed processing. */
            work_error?: string;
        };
        /** @description A change to the session's websocket connections. */
        ConnectionChange: {
            /**
             * @description drop: cut the connections without a close frame. close: close them with `code`. silence: send and reply to nothing. late: delay events by `ms`. double: send events twice. reorder: send each event after the next one. frame: send `text` unchanged. restore: return to normal.
             * @enum {unknown}
             */
            action: "drop" | "close" | "silence" | "late" | "double" | "reorder" | "frame" | "restore";
            /** @description The frame to send. */
            text?: string;
            /** @description Close code. Absent means 4200, after which clients reconnect immediately. */
            code?: number;
            /** @description Delay in milliseconds of session time. Absent means 3000. */
            ms?: number;
            /** @description Number of events. Absent means 1. */
            times?: number;
        };
        /** @description An event of the contract on one kind of channel. */
        EventRef: {
            /** @description The event's name in the contract. */
            event: string;
            /** @description Address of the channel, with {id}. */
            channel: string;
            /** @description Addresses with at least one subscriber. */
            listened: string[];
            /** @description Payload of the first example. */
            example: {
                [key: string]: unknown;
            };
        };
        /** @description A mismatch with the contract. */
        Finding: {
            /** @description Where it is, such as `body`, `name`. */
            path: string[];
            /** @description Kind of mismatch. */
            code: string;
            /** @description What is wrong. */
            message: string;
            /** @description 0: error. 1: warning. */
            severity: number;
        };
        /** @description A request, an event, or a request to the interviewer. */
        LogEntry: {
            /** @description Number of the entry, starting at 1. */
            n: number;
            /**
             * Format: date-time
             * @description The session time.
             */
            at: string;
            /**
             * @description Kind of entry.
             * @constant
             */
            kind: "request";
            /** @description HTTP method. */
            method: string;
            /** @description Path with query. */
            path: string;
            /** @description The operation. Null if the path belongs to none. */
            operation_id: string | null;
            /** @description Status of the response. 0 if the connection was dropped. */
            status: number;
            /** @description Mismatches in the request. */
            request_findings: components["schemas"]["Finding"][];
            /** @description Mismatches in the response. */
            answer_findings: components["schemas"]["Finding"][];
            /** @description The fault that applied. Null if none did. */
            fault: string | null;
        } | {
            /** @description Number of the entry, starting at 1. */
            n: number;
            /**
             * Format: date-time
             * @description The session time.
             */
            at: string;
            /**
             * @description Kind of entry.
             * @constant
             */
            kind: "event";
            /** @description Full address of the channel. */
            channel: string;
            /** @description The event's name. */
            event: string;
            /** @description The payload, as the JSON text that was sent. */
            data: string;
            /** @description Number of connections that received it. */
            receivers: number;
        } | {
            /** @description Number of the entry, starting at 1. */
            n: number;
            /**
             * Format: date-time
             * @description The session time.
             */
            at: string;
            /**
             * @description Kind of entry.
             * @constant
             */
            kind: "interviewer";
            /** @description What was asked for: transcription, reply, story or summary. */
            work: string;
            /** @description Real milliseconds that it took. */
            ms: number;
            /** @description True if the first response didn't fit and was asked for again. */
            repaired: boolean;
            /** @description What still didn't fit, with the reason. It was dropped, except a question in another language. */
            dropped: string[];
            /** @description Why it failed. Null if it didn't. */
            error: string | null;
        };
        /** @description A received answer. */
        LedgerEntry: {
            /** @description The entry's id. */
            id: number;
            /** @description The conversation's id. Null for an update outside a conversation. */
            session_chat_id: number | null;
            /** @description The message's id. */
            chat_message_id: number;
            /**
             * @description Whether it was typed or recorded.
             * @enum {unknown}
             */
            kind: "text" | "audio";
            /** @description Size in bytes. */
            bytes: number;
            /** @description SHA-256 in hex. For a text, of its UTF-8 form with LF line endings. */
            sha256: string;
            /**
             * Format: date-time
             * @description The session time it arrived.
             */
            received_at: string;
        };
        /** @description A sent email. */
        Mail: {
            /** @description The recipient. */
            email: string;
            /**
             * @description `code`: a code to type and a link. `link`: only a link.
             * @enum {unknown}
             */
            method: "code" | "link";
            /** @description Six digits to type. Without a code to type, the 64 characters of the link. */
            code: string;
            /** @description Target of the link, as path and query. */
            link: string;
            /**
             * Format: date-time
             * @description The session time it was sent.
             */
            sent_at: string;
        };
        /** @description How much of the contract has been used. */
        Coverage: {
            /** @description Every operation of the contract. */
            operations: {
                /** @description The operation's id. */
                operation_id: string;
                /** @description How often each documented status was returned. */
                statuses: {
                    [key: string]: number;
                };
                /** @description All responses by status and media type, including those of faults. */
                answers: {
                    /** @description Status. */
                    status: number;
                    /** @description Media type. Empty without a body. */
                    media_type: string;
                    /** @description Number of responses. */
                    count: number;
                    /** @description Paths of the body's documented fields that appeared. */
                    fields: string[];
                }[];
            }[];
            /** @description Every event of the contract. */
            events: {
                /** @description Name of the channel. */
                channel: string;
                /** @description The event's name. */
                message: string;
                /** @description Number of events sent. */
                count: number;
                /** @description Paths of the payload's documented fields that appeared. */
                fields: string[];
            }[];
            /** @description Every event that an operation declares in `x-emits`. */
            emissions: {
                /** @description The operation's id. */
                operation_id: string;
                /** @description Name of the channel. */
                channel: string;
                /** @description The event's name. */
                message: string;
                /** @description How often the operation caused it. */
                count: number;
            }[];
            /** @description Contract violations by the mock server. Any of them fails a test run. */
            violations: {
                /** @description Where it happened. */
                where: string;
                /** @description What is wrong. */
                message: string;
                /** @description The mismatches. */
                findings: components["schemas"]["Finding"][];
            }[];
        };
    };
    responses: {
        /** @description The request came from another machine or a cross-origin page. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The control API only accepts requests from this machine, not from cross-origin pages."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description Not found in this session. */
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
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The request failed validation. */
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
                 *         "interviewer": null,
                 *         "storage": {
                 *           "file": null,
                 *           "problem": null,
                 *           "last_backup": null
                 *         },
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
                        /** @description The scenarios. */
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
                 * @description The scenario's name.
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
            /** @description The session has been deleted. */
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
                    /** @description Milliseconds of session time. */
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
            /** @description How far the clock moved, and the work done there. */
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
            /** @description The fault was created. */
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
            /** @description All faults have been removed. */
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
                 * @description The fault's id, from the response that created it.
                 * @example 3
                 */
                fault: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault has been removed. */
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
            /** @description The number of connections before the change. */
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
                        /** @description The result. */
                        data: {
                            /** @description Number of connections before the change. */
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
                     *             "title": "Draft saved",
                     *             "message": "It is in your library."
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The events. */
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
                 *         "title": "Draft saved",
                 *         "message": "It is in your library."
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Full address of the channel, such as private-sessionChat.61. */
                    channel: string;
                    /** @description The event's name in the contract. */
                    event: string;
                    /** @description The event's payload. */
                    payload: {
                        [key: string]: unknown;
                    };
                    /** @description True: check the event without sending it. `problem` then contains the result. Absent means false. */
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description The number of connections that received the event immediately, and the problem of a checked event. */
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
                        /** @description The result. */
                        data: {
                            /** @description Number of connections that received it immediately. */
                            receivers: number;
                            /** @description How the event breaks the contract. Null if it doesn't. */
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
                     *           "data": "{\"type\":\"success\",\"title\":\"Draft saved\",\"message\":\"It is in your library.\"}",
                     *           "receivers": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description The entries. */
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
                        /** @description The answers, oldest first. */
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
                        /** @description The emails, newest first. */
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
                     *                 "count": 4,
                     *                 "fields": [
                     *                   "data",
                     *                   "data[].id"
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "events": [
                     *           {
                     *             "channel": "sessionChat",
                     *             "message": "sessionChat.finished",
                     *             "count": 1,
                     *             "fields": [
                     *               "endpoint"
                     *             ]
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
