// Made by `npm run generate` from openapi/ and asyncapi/. Not to be edited.
export interface paths {
    "/sanctum/csrf-cookie": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the XSRF cookie
         * @description Called before login; sets the readable cookie `XSRF-TOKEN` and the session cookie.
         */
        get: operations["csrfCookieRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Answers the writer and a bearer token. Text that a server writes before the JSON is trimmed by the client.
         */
        post: operations["authLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the token. The client clears its stored data whatever the answer is.
         */
        post: operations["authLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the logged-in writer
         * @description Validates a stored token on startup.
         */
        get: operations["authUserRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stories
         * @description All stories of the writer, last touched first.
         */
        get: operations["storyList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stories/{story}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a story
         * @description One story with everything that grew from its interview.
         */
        get: operations["storyRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a project
         * @description One narrative project; the client keeps it for 30 s.
         */
        get: operations["projectRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resume the new story that is being told
         * @description The interview of a new story that was begun and is not finished; 404 when there is none, and then it is started.
         */
        get: operations["storyConversationResume"];
        put?: never;
        /**
         * Start telling a new story
         * @description Creates a story and asks the first question. `identifier` is the story’s id.
         */
        post: operations["storyConversationStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/stories/{story}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resume the interview of a story
         * @description For the screen /stories/{story}/develop; 404 when no interview of this story is open, and then it is started.
         */
        get: operations["storyDevelopmentResume"];
        put?: never;
        /**
         * Start another interview about a story
         * @description For the screen /stories/{story}/develop, when the former interview is finished.
         */
        post: operations["storyDevelopmentStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/session-chats/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the conversation to go on with
         * @description For home’s Continue card and the phone bar’s Speak: the unfinished conversation touched last, or null.
         */
        get: operations["sessionChatLatestRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/session-chats/{session_chat}/chat-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the latest message
         * @description Polled every 5 s after an answer with `after` = the id of the message just answered; asked without `after` when an event says that something changed.
         */
        get: operations["chatMessageLatestRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/session-chats/{session_chat}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the earlier answers
         * @description For the log of earlier answers and the story page: each question with what the writer said to it, oldest first.
         */
        get: operations["turnList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/session-chats/{session_chat}/chat-messages/{chat_message}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question
         * @description Takes a typed or a spoken answer. The client reaches it only by `actions.answer.url`.
         */
        post: operations["chatMessageAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/session-chats/{session_chat}/chat-messages/{chat_message}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skip a question
         * @description Asks for another question instead. No body. Reached only by `actions.skip.url`.
         */
        post: operations["chatMessageSkip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/session-chats/{session_chat}/chat-messages/{chat_message}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work on a failed answer again
         * @description No body. Reached only by `actions.retry.url`.
         */
        post: operations["chatMessageRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/session-chats/{session_chat}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a conversation
         * @description Ends the interview; nothing said is lost. No body. Reached only by `actions.finish.url`.
         */
        post: operations["sessionChatFinish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/development-insights/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the insights outside a project
         * @description For conversations without a project, such as a new story: the current insights of the writer.
         */
        get: operations["userInsightList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/development-insights/{insight}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an insight
         * @description Reached by the insight’s `actions.save`; sets `saved_at` and swaps the action for unsave.
         */
        post: operations["insightSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/development-insights/{insight}/unsave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsave an insight
         * @description Reached by the insight’s `actions.unsave`, as POST even where its method says DELETE; clears `saved_at`.
         */
        post: operations["insightUnsave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/broadcasting/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authorise a private channel
         * @description Signs the subscription of one socket to one private channel of this writer; 403 with an empty text otherwise.
         */
        post: operations["broadcastingAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    ChatMessageTranscribed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ChatMessageTranscribed"];
                };
            };
            responses: {
                /** @description Taken. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chatMessage.statusUpdated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ChatMessageStatusUpdated"];
                };
            };
            responses: {
                /** @description Taken. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chatMessage.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ChatMessageCreated"];
                };
            };
            responses: {
                /** @description Taken. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chatMessage.data.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ChatMessageDataUpdated"];
                };
            };
            responses: {
                /** @description Taken. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chatMessage.developmentInsightsCreated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ChatMessageDevelopmentInsightsCreated"];
                };
            };
            responses: {
                /** @description Taken. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sessionChat.finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ConversationFinished"];
                };
            };
            responses: {
                /** @description Taken. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "toast.notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["ToastNotification"];
                };
            };
            responses: {
                /** @description Taken. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Laravel's error body. The text may be empty; a client has its own text then. */
        Error: {
            message: string;
        };
        /** @description Credentials. */
        LoginRequest: {
            /** Format: email */
            email: string;
            password: string;
        };
        /** @description A picture by its address. */
        Image: {
            path: string | null;
        };
        Achievement: {
            id: number;
            name: string;
            icon?: string | null;
            title?: string | null;
            description?: string | null;
            progress?: number | null;
            /** Format: date-time */
            completed_at?: string | null;
        };
        /** @description What the writer says about the own writing (section 3). */
        ProfileData: {
            name?: string | null;
            bio?: string | null;
            current_projects?: string | null;
            origin_story?: string | null;
            storytelling_strengths?: string | null;
            unique_perspective?: string | null;
            writing_motivation?: string | null;
            desired_impact?: string | null;
            growth_areas?: string[];
            formats?: string[];
            genres?: string[];
            themes?: string[];
        };
        /** @description The logged-in writer (section 3). */
        User: {
            id: number;
            name: string | null;
            email: string;
            avatar?: components["schemas"]["Image"] | null;
            achievements?: components["schemas"]["Achievement"][];
            data?: components["schemas"]["ProfileData"] | null;
            onboarded?: boolean;
        };
        LoginResponse: {
            data: {
                user: components["schemas"]["User"];
                token: string;
            };
        };
        /** @description Laravel's 422: field to its texts, array fields with dots. */
        ValidationError: {
            message: string;
            errors: {
                [key: string]: string[];
            };
        };
        UserResponse: {
            data: components["schemas"]["User"];
        };
        StoryGoal: {
            name: string;
            done: boolean;
        };
        MarketComp: {
            title: string;
            image?: string | null;
        };
        StoryProgress: {
            name: string;
            progress: number | null;
        };
        StoryCharacter: {
            role?: string | null;
            name: string;
            types?: string[];
            description?: string | null;
            image?: string | null;
        };
        TargetAudience: {
            title: string;
            description?: string | null;
            prefer?: string[];
            dislike?: string[];
        };
        ImpactfulScene: {
            id: number;
            priority: number;
            name: string;
            description?: string | null;
        };
        StoryDraft: {
            id: number;
            name: string;
            words?: number | null;
            /** Format: date-time */
            updated_at?: string | null;
        };
        /** @description A story (section 3). Proposed beyond the specification: `updated_at` (when it was last touched) and `session_chat_id` (the interview it grew from, whose turns are the writer's own words). */
        Story: {
            id: number;
            name: string | null;
            image?: components["schemas"]["Image"] | null;
            description?: string | null;
            type?: string | null;
            genres?: string[];
            format?: string | null;
            percent?: number | null;
            goals?: components["schemas"]["StoryGoal"][];
            market_comps?: components["schemas"]["MarketComp"][];
            progress?: components["schemas"]["StoryProgress"][];
            characters?: components["schemas"]["StoryCharacter"][];
            target_audience?: components["schemas"]["TargetAudience"] | null;
            impactful_scenes?: components["schemas"]["ImpactfulScene"][];
            drafts?: components["schemas"]["StoryDraft"][];
            /** Format: date-time */
            updated_at?: string | null;
            session_chat_id?: number | null;
        };
        StoryListResponse: {
            data: components["schemas"]["Story"][];
        };
        StoryResponse: {
            data: components["schemas"]["Story"];
        };
        ProjectImage: {
            medium?: string | null;
        };
        /** @description A narrative project (section 3); `image` is proposed, as the conversation carries it. */
        Project: {
            id: number;
            slug: string;
            name: string;
            category?: string | null;
            subtitle?: string | null;
            image?: components["schemas"]["ProjectImage"] | null;
        };
        ProjectResponse: {
            data: components["schemas"]["Project"];
        };
        Question: {
            type?: string | null;
            content: string;
            title?: string | null;
            /** @description The address of the spoken question; its text is `content`. */
            audio?: string | null;
        };
        /** @description One of section 4's statuses. An open set: a value that a client does not know gives its general text, never an error. */
        ChatMessageStatus: ("pending" | "transcribing" | "processing" | "uploading_answer" | "generating_question" | "generating_insights" | "completed" | "failed") | string;
        /** @description One question of the interview and what became of it (section 3). */
        ChatMessage: {
            id: number;
            question?: components["schemas"]["Question"] | null;
            answer?: string | null;
            status: components["schemas"]["ChatMessageStatus"];
            audio_processed?: boolean;
            error?: string | null;
        };
        /** @description A server-given action. It is always sent as POST. */
        ConversationAction: {
            /** @description Absolute on the API's origin, or a path beginning with /api/v1/. */
            url: string;
        };
        ConversationActions: {
            answer?: components["schemas"]["ConversationAction"];
            skip?: components["schemas"]["ConversationAction"];
            retry?: components["schemas"]["ConversationAction"];
            finish?: components["schemas"]["ConversationAction"];
        };
        /** @description What the conversation is about; for endpoint `stories` the story's id (section 3). */
        Identifier: number | {
            id: number;
        } | {
            value: number;
        };
        /** @description Something drawn from the answers (proposed shape). */
        ExtractedFact: {
            name: string;
            value: string;
        };
        ConversationData: {
            extracted?: components["schemas"]["ExtractedFact"][];
        };
        /** @description One of section 3's types. An open set; an unknown one gets a general label. */
        InsightType: ("market_comp_insight" | "brainstorming_insight" | "relevant_quote" | "audience_reaction_insight" | "development_tip" | "common_tropes" | "common_cliches") | string;
        /** @description A typed block: bullet_points (list), quote, subtitle, or text; an unknown type is shown as plain text. */
        InsightBlock: {
            type: string;
            content: string | string[];
        };
        InsightContent: string | null | (string | components["schemas"]["InsightBlock"])[];
        /** @description A server-given action. A DELETE is sent as POST (section 7). */
        InsightAction: {
            method: string;
            path: string;
        };
        InsightActions: {
            save?: components["schemas"]["InsightAction"];
            unsave?: components["schemas"]["InsightAction"];
        };
        /** @description A creative development insight (section 3). */
        Insight: {
            id: number;
            type: components["schemas"]["InsightType"];
            title?: string | null;
            subtitle_1?: string | null;
            subtitle_2?: string | null;
            content?: components["schemas"]["InsightContent"];
            caption?: string | null;
            category_name?: string | null;
            extraAttributes?: {
                [key: string]: string;
            };
            /** Format: date-time */
            saved_at: string | null;
            /** Format: date-time */
            updated_at?: string;
            actions: components["schemas"]["InsightActions"];
        };
        /** @description Insights that come with a conversation; both slugs are null outside a project. */
        DevelopmentInsights: {
            projectSlug?: string | null;
            narrativeElementSlug?: string | null;
            title?: string | null;
            caption?: string | null;
            insights: components["schemas"]["Insight"][];
        };
        ConversationProject: {
            id?: number;
            slug?: string;
            project_slug?: string;
            name?: string;
            subtitle?: string | null;
            image?: components["schemas"]["ProjectImage"] | null;
        };
        /** @description A text, or an object with `url` or `thumbnail` (section 3). */
        ElementImage: string | null | {
            url?: string | null;
            thumbnail?: string | null;
        };
        ConversationElement: {
            id?: number;
            slug: string;
            name: string;
            image?: components["schemas"]["ElementImage"];
        };
        ConversationAchievement: {
            title: string;
        };
        /** @description The Conversation response of section 3, unwrapped. */
        Conversation: {
            chat_message: components["schemas"]["ChatMessage"] | null;
            actions: components["schemas"]["ConversationActions"];
            /** @description The trail of where the conversation stands (proposed shape). */
            path?: string[];
            progress?: number | null;
            identifier: components["schemas"]["Identifier"];
            session_chat_id: number;
            data?: components["schemas"]["ConversationData"];
            development_insights?: components["schemas"]["DevelopmentInsights"] | null;
            project?: components["schemas"]["ConversationProject"] | null;
            element?: components["schemas"]["ConversationElement"] | null;
            narrative_element?: components["schemas"]["ConversationElement"] | null;
            achievement?: components["schemas"]["ConversationAchievement"] | null;
        };
        TrialError: {
            message: string;
            error: {
                /** @constant */
                type: "trial_exceeded_error";
            };
        };
        /** @description A conversation one can go on with, short enough for a card. */
        SessionChatRef: {
            session_chat_id: number;
            endpoint: string;
            identifier: components["schemas"]["Identifier"];
            title?: string | null;
            subtitle?: string | null;
            image?: string | null;
            question?: string | null;
            question_number?: number;
            /** Format: date-time */
            updated_at: string;
        };
        SessionChatLatestResponse: {
            data: components["schemas"]["SessionChatRef"] | null;
        };
        /** @description The latest message and what belongs to it, unwrapped; `chat_message` is null when there is none after `after`. */
        ChatMessageLatest: {
            chat_message: components["schemas"]["ChatMessage"] | null;
            actions?: components["schemas"]["ConversationActions"];
            path?: string[];
            progress?: number | null;
            data?: components["schemas"]["ConversationData"];
            development_insights?: components["schemas"]["DevelopmentInsights"] | null;
        };
        /** @description One question with what the writer said to it. `answer` is the typed text to the letter. `audio` is the recording itself. `transcription_source` says where a transcription comes from: `audio` from the sound, `script` written beforehand (a mock environment hears nothing), and then it must be shown as such. */
        Turn: {
            chat_message_id: number;
            question: string;
            answer?: string | null;
            transcription?: string | null;
            /** @enum {string|null} */
            transcription_source?: "audio" | "script" | null;
            audio?: string | null;
            duration_ms?: number | null;
            skipped: boolean;
            /** Format: date-time */
            created_at: string;
        };
        PaginationMeta: {
            total: number;
            per_page: number;
            current_page: number;
            last_page: number;
        };
        TurnListResponse: {
            data: components["schemas"]["Turn"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        /** @description A typed answer. The field's name is proposed; the specification says "text via form data". */
        TextAnswer: {
            session_chat_id: number;
            message: string;
        };
        /** @description A spoken answer, the recording itself. `duration_ms` is proposed, measured by the recorder's own clock. */
        AudioAnswer: {
            session_chat_id: number;
            /** Format: binary */
            audio: Blob;
            duration_ms?: number;
        };
        /** @description The server has taken an answer, a skip or a retry (proposed answer). */
        ChatMessageReceipt: {
            chat_message_id: number;
            status: components["schemas"]["ChatMessageStatus"];
        };
        /** @description The end of an interview, and the way on. The answer of finish and the event sessionChat.finished carry it. */
        ConversationFinished: {
            identifier: components["schemas"]["Identifier"];
            endpoint: string;
            element?: string | null;
            title?: string | null;
            message?: string | null;
            data?: {
                story_id?: number | null;
                summary_id?: number | null;
                reconciliation_slug?: string | null;
            };
        };
        InsightGroup: {
            title?: string | null;
            caption?: string | null;
            insights: components["schemas"]["Insight"][];
        };
        /** @description Either form of section 3: `data.title`, `data.caption`, `data.insights`, or `data` as an array. */
        InsightListResponse: {
            data: components["schemas"]["InsightGroup"] | components["schemas"]["Insight"][];
            meta?: components["schemas"]["PaginationMeta"];
        };
        InsightResponse: {
            data: components["schemas"]["Insight"];
        };
        BroadcastingAuthRequest: {
            socket_id: string;
            channel_name: string;
        };
        /** @description The signature: `{key}:{HMAC-SHA256(secret, socket_id:channel_name) in hex}`; unwrapped, as Laravel answers it. */
        BroadcastingAuthResponse: {
            auth: string;
            channel_data?: string;
        };
        /** @description Event payload: the transcription of an answer. `transcription_source` as in Turn (proposed). */
        ChatMessageTranscribed: {
            chat_message_id: number;
            transcription: string;
            /** @enum {string} */
            transcription_source?: "audio" | "script";
        };
        /** @description An insight by its id; events carry it and the client fetches the rest. */
        InsightRef: {
            id: number;
        };
        /** @description Insights announced by their ids. */
        DevelopmentInsightsRef: {
            projectSlug?: string | null;
            narrativeElementSlug?: string | null;
            title?: string | null;
            caption?: string | null;
            insights: components["schemas"]["InsightRef"][];
        };
        /** @description Event payload: the status of a message. */
        ChatMessageStatusUpdated: {
            chat_message_id: number;
            status: components["schemas"]["ChatMessageStatus"];
            error?: string | null;
            audio_processed?: boolean;
            data?: {
                development_insights?: components["schemas"]["DevelopmentInsightsRef"] | null;
            };
        };
        /** @description Event payload: a new message. */
        ChatMessageCreated: {
            chat_message: components["schemas"]["ChatMessage"];
            data?: components["schemas"]["ConversationData"];
        };
        /** @description Event payload: what was drawn from an answer. */
        ChatMessageDataUpdated: {
            chat_message_id: number;
            data: {
                extracted?: components["schemas"]["ExtractedFact"][];
                progress?: number | null;
                path?: string[];
            };
        };
        /** @description Event payload: new insights, by their ids. */
        ChatMessageDevelopmentInsightsCreated: {
            chat_message_id?: number;
            data: components["schemas"]["DevelopmentInsightsRef"];
        };
        /** @description Event payload: a toast. */
        ToastNotification: {
            /** @enum {string} */
            type: "info" | "success" | "warning" | "error";
            title: string;
            message: string;
        };
    };
    responses: {
        /** @description Too many calls in a short time. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds until the next try may succeed.
                 * @example 30
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The XSRF header does not fit the cookie. Read the cookie anew and repeat once. */
        CsrfMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, or one that the server does not know (any more). */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The writer may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing, or not for this writer. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The free trial is used up; the client looks at `error.type` only. */
        TrialExceeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TrialError"];
            };
        };
        /** @description More bytes than the server takes. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The percent-decoded value of the `XSRF-TOKEN` cookie. A stateful server answers 419 to a browser that leaves it out.
         * @example eyJpdiI6IlNhbHQiLCJ2YWx1ZSI6IlJvYWQiLCJtYWMiOiI0YyIsInRhZyI6IiJ9
         */
        XsrfHeader: string;
        /**
         * @description The websocket's id while connected, so that the sender can be left out of a broadcast.
         * @example 935254511.987004720
         */
        SocketHeader: string;
        /**
         * @description The story's id.
         * @example 31
         */
        StoryPath: number;
        /**
         * @description The project's slug, or its id (the server takes either).
         * @example the-salt-road
         */
        ProjectPath: string;
        /**
         * @description The session chat’s id, the `session_chat_id` of its conversation.
         * @example 61
         */
        SessionChatPath: number;
        /**
         * @description The page, from 1.
         * @example 1
         */
        PageQuery: number;
        /**
         * @description The chat message's id.
         * @example 1202
         */
        ChatMessagePath: number;
        /**
         * @description The insight's id.
         * @example 9001
         */
        InsightPath: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    csrfCookieRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cookies are set. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    authLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The percent-decoded value of the `XSRF-TOKEN` cookie. A stateful server answers 419 to a browser that leaves it out.
                 * @example eyJpdiI6IlNhbHQiLCJ2YWx1ZSI6IlJvYWQiLCJtYWMiOiI0YyIsInRhZyI6IiJ9
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfHeader"];
                /**
                 * @description The websocket's id while connected, so that the sender can be left out of a broadcast.
                 * @example 935254511.987004720
                 */
                "X-Socket-ID"?: components["parameters"]["SocketHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The credentials. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description The credentials do not fit. The text may be empty. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            419: components["responses"]["CsrfMismatch"];
            /** @description Something in the request does not hold. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    authLogout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The percent-decoded value of the `XSRF-TOKEN` cookie. A stateful server answers 419 to a browser that leaves it out.
                 * @example eyJpdiI6IlNhbHQiLCJ2YWx1ZSI6IlJvYWQiLCJtYWMiOiI0YyIsInRhZyI6IiJ9
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfHeader"];
                /**
                 * @description The websocket's id while connected, so that the sender can be left out of a broadcast.
                 * @example 935254511.987004720
                 */
                "X-Socket-ID"?: components["parameters"]["SocketHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    authUserRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The writer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    storyList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryListResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    storyRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story's id.
                 * @example 31
                 */
                story: components["parameters"]["StoryPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    projectRead: {
        parameters: {
            query?: {
                /**
                 * @description Only the test page and debug mode send it.
                 * @example true
                 */
                test?: "true";
            };
            header?: never;
            path: {
                /**
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    storyConversationResume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation where it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["TrialExceeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    storyConversationStart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The percent-decoded value of the `XSRF-TOKEN` cookie. A stateful server answers 419 to a browser that leaves it out.
                 * @example eyJpdiI6IlNhbHQiLCJ2YWx1ZSI6IlJvYWQiLCJtYWMiOiI0YyIsInRhZyI6IiJ9
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfHeader"];
                /**
                 * @description The websocket's id while connected, so that the sender can be left out of a broadcast.
                 * @example 935254511.987004720
                 */
                "X-Socket-ID"?: components["parameters"]["SocketHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation has begun. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["TrialExceeded"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    storyDevelopmentResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story's id.
                 * @example 31
                 */
                story: components["parameters"]["StoryPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation where it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["TrialExceeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    storyDevelopmentStart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The percent-decoded value of the `XSRF-TOKEN` cookie. A stateful server answers 419 to a browser that leaves it out.
                 * @example eyJpdiI6IlNhbHQiLCJ2YWx1ZSI6IlJvYWQiLCJtYWMiOiI0YyIsInRhZyI6IiJ9
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfHeader"];
                /**
                 * @description The websocket's id while connected, so that the sender can be left out of a broadcast.
                 * @example 935254511.987004720
                 */
                "X-Socket-ID"?: components["parameters"]["SocketHeader"];
            };
            path: {
                /**
                 * @description The story's id.
                 * @example 31
                 */
                story: components["parameters"]["StoryPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation has begun. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["TrialExceeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sessionChatLatestRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionChatLatestResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    chatMessageLatestRead: {
        parameters: {
            query?: {
                /**
                 * @description The id of the last message known; only a newer one is answered.
                 * @example 1201
                 */
                after?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The session chat’s id, the `session_chat_id` of its conversation.
                 * @example 61
                 */
                session_chat: components["parameters"]["SessionChatPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest message, or null when nothing is new. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageLatest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    turnList: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The session chat’s id, the `session_chat_id` of its conversation.
                 * @example 61
                 */
                session_chat: components["parameters"]["SessionChatPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The turns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnListResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    chatMessageAnswer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The percent-decoded value of the `XSRF-TOKEN` cookie. A stateful server answers 419 to a browser that leaves it out.
                 * @example eyJpdiI6IlNhbHQiLCJ2YWx1ZSI6IlJvYWQiLCJtYWMiOiI0YyIsInRhZyI6IiJ9
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfHeader"];
                /**
                 * @description The websocket's id while connected, so that the sender can be left out of a broadcast.
                 * @example 935254511.987004720
                 */
                "X-Socket-ID"?: components["parameters"]["SocketHeader"];
            };
            path: {
                /**
                 * @description The session chat’s id, the `session_chat_id` of its conversation.
                 * @example 61
                 */
                session_chat: components["parameters"]["SessionChatPath"];
                /**
                 * @description The chat message's id.
                 * @example 1202
                 */
                chat_message: components["parameters"]["ChatMessagePath"];
            };
            cookie?: never;
        };
        /** @description The answer, as form data. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TextAnswer"] | components["schemas"]["AudioAnswer"];
            };
        };
        responses: {
            /** @description The answer is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageReceipt"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["TrialExceeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            419: components["responses"]["CsrfMismatch"];
            /** @description Something in the request does not hold. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    chatMessageSkip: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The percent-decoded value of the `XSRF-TOKEN` cookie. A stateful server answers 419 to a browser that leaves it out.
                 * @example eyJpdiI6IlNhbHQiLCJ2YWx1ZSI6IlJvYWQiLCJtYWMiOiI0YyIsInRhZyI6IiJ9
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfHeader"];
                /**
                 * @description The websocket's id while connected, so that the sender can be left out of a broadcast.
                 * @example 935254511.987004720
                 */
                "X-Socket-ID"?: components["parameters"]["SocketHeader"];
            };
            path: {
                /**
                 * @description The session chat’s id, the `session_chat_id` of its conversation.
                 * @example 61
                 */
                session_chat: components["parameters"]["SessionChatPath"];
                /**
                 * @description The chat message's id.
                 * @example 1202
                 */
                chat_message: components["parameters"]["ChatMessagePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question is skipped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageReceipt"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["CsrfMismatch"];
            /** @description Something in the request does not hold. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    chatMessageRetry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The percent-decoded value of the `XSRF-TOKEN` cookie. A stateful server answers 419 to a browser that leaves it out.
                 * @example eyJpdiI6IlNhbHQiLCJ2YWx1ZSI6IlJvYWQiLCJtYWMiOiI0YyIsInRhZyI6IiJ9
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfHeader"];
                /**
                 * @description The websocket's id while connected, so that the sender can be left out of a broadcast.
                 * @example 935254511.987004720
                 */
                "X-Socket-ID"?: components["parameters"]["SocketHeader"];
            };
            path: {
                /**
                 * @description The session chat’s id, the `session_chat_id` of its conversation.
                 * @example 61
                 */
                session_chat: components["parameters"]["SessionChatPath"];
                /**
                 * @description The chat message's id.
                 * @example 1202
                 */
                chat_message: components["parameters"]["ChatMessagePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work has begun again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageReceipt"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["CsrfMismatch"];
            /** @description Something in the request does not hold. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sessionChatFinish: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The percent-decoded value of the `XSRF-TOKEN` cookie. A stateful server answers 419 to a browser that leaves it out.
                 * @example eyJpdiI6IlNhbHQiLCJ2YWx1ZSI6IlJvYWQiLCJtYWMiOiI0YyIsInRhZyI6IiJ9
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfHeader"];
                /**
                 * @description The websocket's id while connected, so that the sender can be left out of a broadcast.
                 * @example 935254511.987004720
                 */
                "X-Socket-ID"?: components["parameters"]["SocketHeader"];
            };
            path: {
                /**
                 * @description The session chat’s id, the `session_chat_id` of its conversation.
                 * @example 61
                 */
                session_chat: components["parameters"]["SessionChatPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation is finished. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationFinished"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["CsrfMismatch"];
            /** @description Something in the request does not hold. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userInsightList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The insights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightListResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    insightSave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The percent-decoded value of the `XSRF-TOKEN` cookie. A stateful server answers 419 to a browser that leaves it out.
                 * @example eyJpdiI6IlNhbHQiLCJ2YWx1ZSI6IlJvYWQiLCJtYWMiOiI0YyIsInRhZyI6IiJ9
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfHeader"];
                /**
                 * @description The websocket's id while connected, so that the sender can be left out of a broadcast.
                 * @example 935254511.987004720
                 */
                "X-Socket-ID"?: components["parameters"]["SocketHeader"];
            };
            path: {
                /**
                 * @description The insight's id.
                 * @example 9001
                 */
                insight: components["parameters"]["InsightPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The insight as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    insightUnsave: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The percent-decoded value of the `XSRF-TOKEN` cookie. A stateful server answers 419 to a browser that leaves it out.
                 * @example eyJpdiI6IlNhbHQiLCJ2YWx1ZSI6IlJvYWQiLCJtYWMiOiI0YyIsInRhZyI6IiJ9
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfHeader"];
                /**
                 * @description The websocket's id while connected, so that the sender can be left out of a broadcast.
                 * @example 935254511.987004720
                 */
                "X-Socket-ID"?: components["parameters"]["SocketHeader"];
            };
            path: {
                /**
                 * @description The insight's id.
                 * @example 9001
                 */
                insight: components["parameters"]["InsightPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The insight as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    broadcastingAuth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The percent-decoded value of the `XSRF-TOKEN` cookie. A stateful server answers 419 to a browser that leaves it out.
                 * @example eyJpdiI6IlNhbHQiLCJ2YWx1ZSI6IlJvYWQiLCJtYWMiOiI0YyIsInRhZyI6IiJ9
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfHeader"];
                /**
                 * @description The websocket's id while connected, so that the sender can be left out of a broadcast.
                 * @example 935254511.987004720
                 */
                "X-Socket-ID"?: components["parameters"]["SocketHeader"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Socket and channel. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BroadcastingAuthRequest"];
            };
        };
        responses: {
            /** @description The signature. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BroadcastingAuthResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
