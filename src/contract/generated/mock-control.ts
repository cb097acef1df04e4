// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
export interface paths {
    "/__mock/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the scenarios */
        get: operations["scenarioList"];
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
        /** Read the session */
        get: operations["sessionRead"];
        put?: never;
        /** Choose a scenario and begin it */
        post: operations["sessionRestart"];
        /** Forget the session; the next call begins it anew */
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
        /** Change the clock's speed, stop it, let it go on */
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
        /** Let time pass; what is due on the way is done, in order */
        post: operations["clockAdvance"];
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
        /** Let the next calls of an operation go wrong */
        post: operations["faultCreate"];
        /** Take all faults away */
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
        /** Take one fault away */
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
        /** Disturb the websocket connections */
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
        /** List the events of the contract, with the channels that are listened to */
        get: operations["eventList"];
        put?: never;
        /** Send an event of the contract */
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
        /** Read what the session has seen */
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
        /** Read which answers were received */
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
        /** Read what of the contract was used, by all sessions together */
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
        Error: {
            message: string;
        };
        ValidationError: {
            message: string;
            errors: {
                [key: string]: string[];
            };
        };
        ScenarioRef: {
            name: string;
            title: string;
            /** @description What it shows, in one line. */
            description: string;
            /** @description Sentences that a viewer sees on the way. */
            shows: string[];
        };
        Clock: {
            /** Format: date-time */
            now: string;
            speed: number;
            paused: boolean;
        };
        ClockChange: {
            speed?: number;
            paused?: boolean;
        };
        Beginning: {
            /** @description Left out: the present one. */
            scenario?: string;
            /** @description Left out: true. False keeps what was done, where the scenario stays the same. */
            fresh?: boolean;
            /** Format: date-time */
            starts_at?: string;
            clock?: components["schemas"]["ClockChange"];
        };
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
        Fault: components["schemas"]["FaultRule"] & {
            id: number;
        };
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
        Finding: {
            path: string[];
            code: string;
            message: string;
            /** @description 0 is an error, 1 a warning. */
            severity: number;
        };
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
        Coverage: {
            operations: {
                operation_id: string;
                /** @description How often each status was answered. */
                statuses: {
                    [key: string]: number;
                };
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
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something in the request does not hold. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The session. */
        Session: {
            headers: {
                [name: string]: unknown;
            };
            content: {
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
                    "application/json": {
                        data: components["schemas"]["ScenarioRef"][];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
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
    faultCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
            /** @description There is no such fault. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
                    "application/json": {
                        data: components["schemas"]["Coverage"];
                    };
                };
            };
            403: components["responses"]["Forbidden"];
        };
    };
}
