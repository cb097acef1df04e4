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
         * @description Answers the writer and a bearer token; takes a password or, proposed, a code that was sent by email. Text that a server writes before the JSON is trimmed by the client.
         */
        post: operations["authLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/federate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link or a code by email
         * @description Starts the sign-in without a password, for the screen /auth/magic-link. The answer is the same whether the address is known or not; nothing is spent by opening a link, only by the login with its code.
         */
        post: operations["authFederate"];
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
    "/api/v1/user/name/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the writer's name
         * @description The answer of the name prompt.
         */
        post: operations["userNameUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/profile": {
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
         * Change the profile
         * @description For the screen /profile/edit. Fields that are left out stay as they are.
         */
        patch: operations["userProfileUpdate"];
        trace?: never;
    };
    "/api/v1/user/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the writer's picture
         * @description For the screen /profile/edit.
         */
        post: operations["userAvatarUpload"];
        /**
         * Remove the writer's picture
         * @description For the screen /profile/edit. No body; also when there is none.
         */
        delete: operations["userAvatarDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user-achievements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the achievements
         * @description The writer's achievements, those under way first.
         */
        get: operations["userAchievementList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user-achievements/{user_achievement}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an achievement
         * @description For the screen /profile/achievements/{achievement}/develop.
         */
        get: operations["userAchievementRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session-chats/week-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the week's summary
         * @description For home: what the writer answered and spoke in the last seven days.
         */
        get: operations["weekSummaryRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read subscription, trial and plans
         * @description For the section Subscription of the profile.
         */
        get: operations["subscriptionRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subscriptions/{subscription}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change or resume the plan
         * @description Another price begins at once, and is paid at once; the current one again resumes a cancelled plan, and costs nothing.
         */
        put: operations["subscriptionUpdate"];
        post?: never;
        /**
         * Cancel the plan
         * @description It runs until `ends_at`; the stories stay. No body.
         */
        delete: operations["subscriptionCancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subscriptions/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invoices
         * @description Newest first.
         */
        get: operations["invoiceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subscriptions/invoices/{invoice}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invoice
         * @description One invoice with its lines and, where the server has one, the address of its PDF.
         */
        get: operations["invoiceRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subscriptions/invoices/{invoice}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invoice as a file
         * @description For the invoices in the section Subscription of the profile: one invoice as a PDF file. A client comes here by the `download_url` of an invoice, with its token, and accepts JSON before PDF, so that errors are JSON as everywhere.
         */
        get: operations["invoiceFileRead"];
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
    "/api/v1/stories/{story}/sequences/{sequence}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a sequence of a story
         * @description Listed by the specification for mock mode; part of the contract without it too.
         */
        get: operations["storySequenceRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the projects
         * @description For home and the rail: the narrative projects, last touched first.
         */
        get: operations["projectList"];
        put?: never;
        /**
         * Create a project
         * @description For the screens home and /onboard.
         */
        post: operations["projectCreate"];
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
        /**
         * Change a project
         * @description For the project header: name, category and subtitle. The slug stays.
         */
        patch: operations["projectUpdate"];
        trace?: never;
    };
    "/api/v1/elements/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List elements of one kind
         * @description For the screens /elements/{path…} and /projects/{project_slug}/{model_plural}; `all` lists every kind. Its query and answer are proposed.
         */
        get: operations["elementList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/elements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an element
         * @description For the screen /projects/{project_slug}/{model_plural}, "New …".
         */
        post: operations["elementCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/elements/{element}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an element
         * @description For the screen /projects/{project_slug}/{model_plural}/{model_instance_slug}.
         */
        get: operations["elementRead"];
        put?: never;
        post?: never;
        /**
         * Delete an element
         * @description For the delete modal of the screen of an element; it can be restored. No body.
         */
        delete: operations["elementDelete"];
        options?: never;
        head?: never;
        /**
         * Change an element
         * @description For the edit modal of the screen of an element. The slug stays.
         */
        patch: operations["elementUpdate"];
        trace?: never;
    };
    "/api/v1/projects/{project}/elements/{element}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted element
         * @description For "Undo" after a delete on the screen of an element. No body.
         */
        post: operations["elementRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/elements/{element}/related/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List related elements of a kind
         * @description For the screen /projects/{project_slug}/{model_plural}/{model_instance_slug}/{related_model_plural}.
         */
        get: operations["relatedElementList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/elements/{element}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description Becomes the picture of the element; with the reserved slug `moodboard` a new picture of the moodboard (proposed).
         */
        post: operations["elementImageUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/outline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the outline
         * @description For the screen /projects/{project_slug}/outline; an outline that was never saved is empty and has version 1.
         */
        get: operations["outlineRead"];
        /**
         * Save the outline
         * @description For the screen /projects/{project_slug}/outline: the whole tree, with the version that it was made from.
         */
        put: operations["outlineReplace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/moodboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the moodboard
         * @description For the screen /projects/{project_slug}/moodboard.
         */
        get: operations["moodboardRead"];
        /**
         * Save order and texts of the moodboard
         * @description For the screen /projects/{project_slug}/moodboard: order, captions and alternative texts.
         */
        put: operations["moodboardReplace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/moodboard/{item}": {
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
         * Take a picture off the moodboard
         * @description For the screen /projects/{project_slug}/moodboard; it can be restored. No body.
         */
        delete: operations["moodboardItemDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/moodboard/{item}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a picture back on the moodboard
         * @description For "Undo" on the screen /projects/{project_slug}/moodboard. No body.
         */
        post: operations["moodboardItemRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes
         * @description For the screen /projects/{project_slug}/notes, last touched first.
         */
        get: operations["noteList"];
        put?: never;
        /**
         * Create a note
         * @description For the screen /projects/{project_slug}/notes, "New note"; it begins with one empty section.
         */
        post: operations["noteCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/notes/{note}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a note
         * @description For the screen /projects/{project_slug}/notes/{note_id}.
         */
        get: operations["noteRead"];
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description For the screen /projects/{project_slug}/notes/{note_id}; it can be restored. No body.
         */
        delete: operations["noteDelete"];
        options?: never;
        head?: never;
        /**
         * Change a note's title or the order of its sections
         * @description For the screen /projects/{project_slug}/notes/{note_id}, with the version that the change was made from.
         */
        patch: operations["noteUpdate"];
        trace?: never;
    };
    "/api/v1/projects/{project}/notes/{note}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted note
         * @description For "Undo" on the screen /projects/{project_slug}/notes. No body.
         */
        post: operations["noteRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/notes/{note}/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a section to a note
         * @description For the screen /projects/{project_slug}/notes/{note_id}.
         */
        post: operations["noteSectionCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project}/notes/{note}/sections/{section}": {
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
         * Delete a section of a note
         * @description For the screen /projects/{project_slug}/notes/{note_id}. No body.
         */
        delete: operations["noteSectionDelete"];
        options?: never;
        head?: never;
        /**
         * Change a section of a note
         * @description For the screen /projects/{project_slug}/notes/{note_id}, with the version that the change was made from.
         */
        patch: operations["noteSectionUpdate"];
        trace?: never;
    };
    "/api/v1/projects/{project}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the story's text
         * @description For the screen /projects/{project_slug}/write; a text that was never saved is empty and has version 1.
         */
        get: operations["documentRead"];
        /**
         * Save the story's text
         * @description For the screen /projects/{project_slug}/write: the whole text, with the version that it was made from.
         */
        put: operations["documentReplace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reconciliations/{reconciliation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a reconciliation
         * @description For the reconciliation modal, on each screen that opens it.
         */
        get: operations["reconciliationRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reconciliations/{reconciliation}/update_item/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a change
         * @description Sets the text that is to stand there instead.
         */
        post: operations["reconciliationItemUpdate"];
        /**
         * Drop a change
         * @description What stood there stays. No body.
         */
        delete: operations["reconciliationItemDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reconciliations/{reconciliation}/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply the changes
         * @description Applies all changes that are left; the event says when it is done. No body.
         */
        post: operations["reconciliationProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user-summaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the summaries
         * @description For the screen /profile, which leads to /summary/{summary}; last touched first.
         */
        get: operations["summaryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user-summaries/{summary}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a summary
         * @description For the screen /summary/{summary} and the full-screen summary.
         */
        get: operations["summaryRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user-summaries/update/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a summary by voice
         * @description Takes a recorded update; events say when it is worked through.
         */
        post: operations["summaryUpdateProcess"];
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
    "/api/v1/conversation/writer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resume the conversation about the writer
         * @description For the screen /profile/develop; 404 when none is open, and then it is started.
         */
        get: operations["writerConversationResume"];
        put?: never;
        /**
         * Start the conversation about the writer
         * @description For the screen /profile/develop, when none is open.
         */
        post: operations["writerConversationStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/users/achievement/{user_achievement}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resume the conversation for an achievement
         * @description For the screen /profile/achievements/{achievement}/develop, and within a project with its slug; 404 when none is open, and then it is started.
         */
        get: operations["achievementConversationResume"];
        put?: never;
        /**
         * Start the conversation for an achievement
         * @description For the screen /profile/achievements/{achievement}/develop, and within a project with its slug, when none is open.
         */
        post: operations["achievementConversationStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/summaries/{summary}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resume the conversation about a summary
         * @description For the screen /summary/{summary}; 404 when none is open, and then it is started.
         */
        get: operations["summaryConversationResume"];
        put?: never;
        /**
         * Start the conversation about a summary
         * @description For the screen /summary/{summary}, when none is open.
         */
        post: operations["summaryConversationStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/projects/{project}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resume the conversation about a project
         * @description For the screen /projects/{project_slug}/conversation; 404 when none is open, and then it is started.
         */
        get: operations["projectConversationResume"];
        put?: never;
        /**
         * Start the conversation about a project
         * @description For the screen /projects/{project_slug}/conversation, when none is open.
         */
        post: operations["projectConversationStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/projects/{project}/narrative-elements/{element}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resume the conversation about an element
         * @description For the screen /projects/{project_slug}/conversation/narrative-elements/{narrativeElementSlug}; 404 when none is open, and then it is started.
         */
        get: operations["elementConversationResume"];
        put?: never;
        /**
         * Start the conversation about an element
         * @description For the screen /projects/{project_slug}/conversation/narrative-elements/{narrativeElementSlug}, when none is open.
         */
        post: operations["elementConversationStart"];
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
    "/api/v1/development-insights/projects/{project}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the current insights of a project
         * @description For conversations of a project without an element: the current insights.
         */
        get: operations["projectInsightList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/development-insights/projects/{project}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all insights of a project
         * @description For the tab History on a conversation screen of a project without an element.
         */
        get: operations["projectInsightHistoryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/development-insights/projects/{project}/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved insights of a project
         * @description For the tab Saved on a conversation screen of a project without an element.
         */
        get: operations["projectInsightSavedList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/development-insights/projects/{project}/narrative-elements/{element}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the current insights of an element
         * @description The current insights of an element.
         */
        get: operations["elementInsightList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/development-insights/projects/{project}/narrative-elements/{element}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all insights of an element
         * @description All insights of an element, newest first, 30 a page.
         */
        get: operations["elementInsightHistoryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/development-insights/projects/{project}/narrative-elements/{element}/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved insights of an element
         * @description The saved insights of an element, saved last first, 30 a page.
         */
        get: operations["elementInsightSavedList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/development-insights/projects/{project}/narrative-elements/{element}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the insights of an element
         * @description Looks at title, type, subtitles, category, content and extra attributes, from 3 letters on, 30 a page.
         */
        get: operations["elementInsightSearch"];
        put?: never;
        post?: never;
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
    "/api/v1/development-insights/users/me/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all insights outside projects
         * @description For the tab History on conversation screens outside a project.
         */
        get: operations["userInsightHistoryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/development-insights/users/me/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved insights outside projects
         * @description For the tab Saved on conversation screens outside a project.
         */
        get: operations["userInsightSavedList"];
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
    "achievement.unlocked": {
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
                    "application/json": components["schemas"]["AchievementUnlocked"];
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
    announcement: {
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
                    "application/json": components["schemas"]["Announcement"];
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
    "userSummaryUpdate.completed": {
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
                    "application/json": components["schemas"]["UserSummaryUpdateCompleted"];
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
    "elements.created": {
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
                    "application/json": components["schemas"]["ElementsCreated"];
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
    "userMessage.processed": {
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
                    "application/json": components["schemas"]["UserMessageProcessed"];
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
    "reconciliationUpdate.processed": {
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
                    "application/json": components["schemas"]["ReconciliationUpdateProcessed"];
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
    "note.updated": {
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
                    "application/json": components["schemas"]["NoteUpdated"];
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
    "noteSection.updated": {
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
                    "application/json": components["schemas"]["NoteSectionUpdated"];
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
        /** @description Email and password. */
        PasswordLogin: {
            /** Format: email */
            email: string;
            password: string;
        };
        /** @description Email and the code that was sent there: six digits typed by the writer, or the code of a link. It is spent by this call only. */
        CodeLogin: {
            /** Format: email */
            email: string;
            code: string;
        };
        /** @description Credentials; a password, or a code that was sent by email (proposed). */
        LoginRequest: components["schemas"]["PasswordLogin"] | components["schemas"]["CodeLogin"];
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
        /** @description Starts a sign-in without a password (section 7) by a link, and with `use_code` by a short code to type as well; both end together. `tz`, `locale` and `ua` are the browser's. */
        FederateRequest: {
            /** Format: email */
            email: string;
            referral_code?: string | null;
            use_code?: boolean;
            tz?: string | null;
            locale?: string | null;
            ua?: string | null;
        };
        /** @description What was sent, the same whether the address is known or not (proposed answer). */
        FederateResponse: {
            data: {
                /**
                 * @description `code`: a code to type, and a link; `link`: a link alone.
                 * @enum {string}
                 */
                method: "code" | "link";
                /** @description How many digits the code has; left out where there is none, or where it may be of any length. */
                code_length?: number;
                /** @description Seconds until it can no longer be used. */
                expires_in: number;
            };
        };
        UserResponse: {
            data: components["schemas"]["User"];
        };
        /** @description The name prompt’s fields (section 5); emails are wanted unless `receive_emails` is false. */
        NameUpdateRequest: {
            first_name: string;
            last_name?: string | null;
            receive_emails?: boolean;
        };
        NameUpdateResponse: {
            data: {
                onboarded: boolean;
            };
        };
        /** @description Any of the profile's fields; those left out stay as they are. */
        ProfileUpdateRequest: {
            name?: string;
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
        /** @description A picture of the writer; PNG, JPEG, WebP or GIF, at most 10 MB. */
        AvatarUploadRequest: {
            /** Format: binary */
            avatar: Blob;
        };
        AchievementListResponse: {
            data: components["schemas"]["Achievement"][];
        };
        AchievementResponse: {
            data: components["schemas"]["Achievement"];
        };
        WeekDay: {
            /** Format: date */
            date: string;
            questions_answered: number;
        };
        /** @description What the writer did in the seven days up to today (proposed shape). */
        WeekSummary: {
            /** Format: date */
            starts_on: string;
            /** Format: date */
            ends_on: string;
            questions_answered: number;
            seconds_spoken: number;
            words_typed: number;
            /** @description Seven days, oldest first. */
            days: components["schemas"]["WeekDay"][];
        };
        WeekSummaryResponse: {
            data: components["schemas"]["WeekSummary"];
        };
        /** @description An open set; a client shows a value that it does not know as it is. */
        SubscriptionStatus: ("trialing" | "active" | "past_due" | "cancelled" | "ended") | string;
        /** @description The writer's plan (proposed). A cancelled one stays usable until `ends_at`; amounts are in the currency's smallest unit. */
        Subscription: {
            id: number;
            status: components["schemas"]["SubscriptionStatus"];
            product_price_id: number;
            product_name: string;
            amount: number;
            currency: string;
            /** @enum {string} */
            interval: "month" | "year";
            /** Format: date-time */
            renews_at?: string | null;
            /** Format: date-time */
            ends_at?: string | null;
        };
        /** @description The free trial, counted in conversations (proposed). */
        Trial: {
            used: number;
            limit: number;
            ended: boolean;
        };
        /** @description A price of a plan. Without a subscription the writer pays at `checkout_url`; no card data is handled here. */
        ProductPrice: {
            id: number;
            amount: number;
            currency: string;
            /** @enum {string} */
            interval: "month" | "year";
            checkout_url?: string | null;
        };
        /** @description A plan that can be chosen (proposed). */
        Product: {
            id: number;
            name: string;
            description?: string | null;
            features?: string[];
            prices: components["schemas"]["ProductPrice"][];
        };
        /** @description The current subscription, the trial and what can be chosen (proposed). `checkout_url` is there while a change waits to be paid. */
        SubscriptionOverview: {
            subscription: components["schemas"]["Subscription"] | null;
            trial: components["schemas"]["Trial"] | null;
            products: components["schemas"]["Product"][];
            checkout_url?: string | null;
        };
        SubscriptionResponse: {
            data: components["schemas"]["SubscriptionOverview"];
        };
        /** @description Another price; the same one again resumes a cancelled plan. */
        SubscriptionUpdateRequest: {
            product_price_id: number;
        };
        /** @description An open set; a client shows a value that it does not know as it is. */
        InvoiceStatus: ("paid" | "open" | "void") | string;
        InvoiceLine: {
            description: string;
            quantity: number;
            amount: number;
        };
        /** @description An invoice (proposed); amounts are in the currency's smallest unit. */
        Invoice: {
            id: number;
            number: string;
            /** Format: date-time */
            issued_at: string;
            amount: number;
            currency: string;
            status: components["schemas"]["InvoiceStatus"];
            lines: components["schemas"]["InvoiceLine"][];
            /** @description Where the invoice lies as PDF, below /api/v1/ on the API's own origin; null where there is none. */
            download_url?: string | null;
        };
        PaginationMeta: {
            total: number;
            per_page: number;
            current_page: number;
            last_page: number;
        };
        InvoiceListResponse: {
            data: components["schemas"]["Invoice"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        InvoiceResponse: {
            data: components["schemas"]["Invoice"];
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
            /** @description The project whose text it is; null where it is not among the writer's projects. */
            project_slug?: string | null;
            words?: number | null;
            /** Format: date-time */
            updated_at?: string | null;
        };
        /** @description A sequence of a story, as far as a list of them needs it; `storySequenceRead` has all of it. */
        SequenceRef: {
            id: number;
            name: string;
            type?: string | null;
        };
        /** @description A story (section 3). Proposed beyond the specification: `updated_at` (when it was last touched), `session_chat_id` (the interview it grew from, whose turns are the writer's own words) and `sequences` (those that `storySequenceRead` has). */
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
            sequences?: components["schemas"]["SequenceRef"][];
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
        /** @description A sequence of a story (section 3). */
        Sequence: {
            id: number;
            name: string;
            story_id: number;
            description?: string | null;
            type?: string | null;
            genres?: string[];
        };
        SequenceResponse: {
            data: components["schemas"]["Sequence"];
        };
        ProjectImage: {
            medium?: string | null;
        };
        /** @description A kind of element of a project; `model_plural` is the part of the address. */
        ElementKind: {
            model_plural: string;
            name: string;
            plural_name: string;
            count: number;
        };
        /** @description A narrative project (section 3). Proposed: `image` (as the conversation carries it), `element_kinds` (what its sections are), `reconciliation_slug` (extracted changes that wait to be settled) and `updated_at`. */
        Project: {
            id: number;
            slug: string;
            name: string;
            category?: string | null;
            subtitle?: string | null;
            image?: components["schemas"]["ProjectImage"] | null;
            element_kinds?: components["schemas"]["ElementKind"][];
            reconciliation_slug?: string | null;
            /** Format: date-time */
            updated_at?: string | null;
        };
        ProjectListResponse: {
            data: components["schemas"]["Project"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        ProjectCreateRequest: {
            name: string;
            category?: string | null;
            subtitle?: string | null;
        };
        ProjectResponse: {
            data: components["schemas"]["Project"];
        };
        /** @description Any of the fields; those left out stay as they are. */
        ProjectUpdateRequest: {
            name?: string;
            category?: string | null;
            subtitle?: string | null;
        };
        /** @description A text, or an object with `url` or `thumbnail` (section 3). */
        ElementImage: string | null | {
            url?: string | null;
            thumbnail?: string | null;
        };
        /** @description A narrative element, short enough for a card and an event. `type` is its kind's `model_plural`. */
        ElementRef: {
            id: number;
            slug: string;
            name: string;
            type: string;
            subtitle?: string | null;
            image?: components["schemas"]["ElementImage"];
            project_slug?: string;
            project_name?: string;
            /** Format: date-time */
            developed_at?: string | null;
            /** Format: date-time */
            updated_at?: string | null;
        };
        ElementListResponse: {
            data: components["schemas"]["ElementRef"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        ElementFact: {
            name: string;
            value: string;
        };
        /** @description A new element; with `related_to` (a slug) it is related to that element from the beginning. */
        ElementCreateRequest: {
            type: string;
            name: string;
            subtitle?: string | null;
            description?: string | null;
            facts?: components["schemas"]["ElementFact"][];
            related_to?: string | null;
        };
        /** @description A narrative element with everything that is known of it (proposed shape). */
        Element: {
            id: number;
            slug: string;
            name: string;
            type: string;
            subtitle?: string | null;
            description?: string | null;
            image?: components["schemas"]["ElementImage"];
            project_slug: string;
            project_name?: string;
            facts?: components["schemas"]["ElementFact"][];
            /** @description The kinds of the elements that are related to this one. */
            related_kinds?: components["schemas"]["ElementKind"][];
            /** Format: date-time */
            developed_at?: string | null;
            /** Format: date-time */
            updated_at?: string | null;
        };
        ElementResponse: {
            data: components["schemas"]["Element"];
        };
        /** @description Any of the fields; those left out stay as they are. */
        ElementUpdateRequest: {
            name?: string;
            subtitle?: string | null;
            description?: string | null;
            facts?: components["schemas"]["ElementFact"][];
        };
        /** @description A picture (PNG, JPEG, WebP or GIF, at most 10 MB) of an element; with the reserved element slug `moodboard` a new picture of the moodboard. */
        ImageUploadRequest: {
            /** Format: binary */
            image: Blob;
            caption?: string;
            alt?: string;
        };
        /** @description A picture as the server keeps it; on a moodboard its id is the item's. */
        UploadedImage: {
            id: number;
            url: string;
            thumbnail?: string | null;
            width?: number | null;
            height?: number | null;
        };
        UploadedImageResponse: {
            data: components["schemas"]["UploadedImage"];
        };
        OutlineScene: {
            id: string;
            title: string;
            synopsis?: string | null;
            /** @enum {string} */
            status?: "idea" | "drafted" | "revised" | "done";
        };
        /** @description A part or chapter; the client makes the id of a new one. */
        OutlinePart: {
            id: string;
            title: string;
            scenes: components["schemas"]["OutlineScene"][];
        };
        /** @description The ordered tree of parts and scenes (proposed); `version` grows with each save. */
        Outline: {
            version: number;
            parts: components["schemas"]["OutlinePart"][];
            /** Format: date-time */
            updated_at?: string | null;
        };
        OutlineResponse: {
            data: components["schemas"]["Outline"];
        };
        /** @description The whole tree, made from the version that it names. */
        OutlineReplaceRequest: {
            version: number;
            parts: components["schemas"]["OutlinePart"][];
        };
        /** @description Somebody saved another version in the meantime; `data` is the server's copy. */
        OutlineConflict: {
            message: string;
            data: components["schemas"]["Outline"];
        };
        MoodboardItem: {
            id: number;
            url: string;
            thumbnail?: string | null;
            width?: number | null;
            height?: number | null;
            caption?: string | null;
            alt?: string | null;
        };
        /** @description The pictures of a project, in their order (proposed). */
        Moodboard: {
            items: components["schemas"]["MoodboardItem"][];
        };
        MoodboardResponse: {
            data: components["schemas"]["Moodboard"];
        };
        /** @description Order and texts of the pictures; one that is not named keeps its texts and stands after the others. */
        MoodboardReplaceRequest: {
            items: {
                id: number;
                caption?: string | null;
                alt?: string | null;
            }[];
        };
        NoteRef: {
            id: number;
            title: string | null;
            excerpt?: string | null;
            /** Format: date-time */
            updated_at: string;
        };
        NoteListResponse: {
            data: components["schemas"]["NoteRef"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        NoteCreateRequest: {
            title: string | null;
        };
        /** @description A block of the text (paragraph, heading, blockquote, …) with what ProseMirror keeps in it. Its inside is the editor's and is kept as it came. */
        RichTextNode: {
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A text as ProseMirror's JSON, never HTML. */
        RichText: {
            /** @constant */
            type: "doc";
            content: components["schemas"]["RichTextNode"][];
        };
        NoteSection: {
            id: number;
            version: number;
            title?: string | null;
            content: components["schemas"]["RichText"];
            /** Format: date-time */
            updated_at?: string;
        };
        /** @description A note with its sections, in their order (proposed). `version` grows with each change of title or order. */
        Note: {
            id: number;
            version: number;
            title: string | null;
            sections: components["schemas"]["NoteSection"][];
            /** Format: date-time */
            updated_at: string;
        };
        NoteResponse: {
            data: components["schemas"]["Note"];
        };
        /** @description A new title, a new order of all sections, or both, made from the version that it names. */
        NoteUpdateRequest: {
            version: number;
            title?: string | null;
            section_ids?: number[];
        };
        /** @description Somebody saved another version in the meantime; `data` is the server's copy. */
        NoteConflict: {
            message: string;
            data: components["schemas"]["Note"];
        };
        /** @description A new section, at the end or after the one that is named. */
        NoteSectionCreateRequest: {
            title?: string | null;
            content: components["schemas"]["RichText"];
            after?: number | null;
        };
        NoteSectionResponse: {
            data: components["schemas"]["NoteSection"];
        };
        /** @description A section's new title or text, made from the version that it names. */
        NoteSectionUpdateRequest: {
            version: number;
            title?: string | null;
            content?: components["schemas"]["RichText"];
        };
        /** @description Somebody saved another version in the meantime; `data` is the server's copy. */
        NoteSectionConflict: {
            message: string;
            data: components["schemas"]["NoteSection"];
        };
        /** @description The story's text (proposed). `version` grows with each save; `words` is the server's count. */
        Document: {
            id: number;
            version: number;
            content: components["schemas"]["RichText"];
            words?: number;
            /** Format: date-time */
            updated_at?: string | null;
        };
        DocumentResponse: {
            data: components["schemas"]["Document"];
        };
        /** @description The whole text, made from the version that it names. */
        DocumentReplaceRequest: {
            version: number;
            content: components["schemas"]["RichText"];
        };
        /** @description Somebody saved another version in the meantime; `data` is the server's copy. */
        DocumentConflict: {
            message: string;
            data: components["schemas"]["Document"];
        };
        /** @description An open set; a client takes a value that it does not know for open. */
        ReconciliationStatus: ("open" | "processing" | "processed" | "failed") | string;
        /** @description One change: what stood there and what would stand there. `was` is null for something new. */
        ReconciliationItem: {
            id: number;
            field: string;
            was: string | null;
            now: string | null;
            edited?: boolean;
            element?: components["schemas"]["ElementRef"] | null;
        };
        /** @description Changes drawn from the writer's answers that wait to be settled (proposed shape). */
        Reconciliation: {
            slug: string;
            status: components["schemas"]["ReconciliationStatus"];
            message?: string | null;
            project_slug?: string;
            project_name?: string;
            items: components["schemas"]["ReconciliationItem"][];
        };
        ReconciliationResponse: {
            data: components["schemas"]["Reconciliation"];
        };
        /** @description The text that is to stand there instead (the specification's "payload"; the field is proposed). */
        ReconciliationItemUpdateRequest: {
            now: string;
        };
        ReconciliationItemResponse: {
            data: components["schemas"]["ReconciliationItem"];
        };
        SummaryRef: {
            id: number;
            title: string;
            excerpt?: string | null;
            /** Format: date-time */
            updated_at: string;
        };
        SummaryListResponse: {
            data: components["schemas"]["SummaryRef"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        /** @description A summary of a story or of the writer (proposed shape); `content` is markdown. */
        Summary: {
            id: number;
            title: string;
            content: string;
            story_id?: number | null;
            session_chat_id?: number | null;
            /** Format: date-time */
            updated_at: string;
        };
        SummaryResponse: {
            data: components["schemas"]["Summary"];
        };
        SummaryUpdateInConversation: {
            /** Format: binary */
            audio: Blob;
            /** @description The summary that this conversation is about. */
            sessionChatId: number;
            /** @description Always empty. */
            message?: string;
        };
        SummaryUpdateByIdentifier: {
            /** Format: binary */
            audio: Blob;
            /** @description The summary's id. */
            identifier: number;
            /** @description Always empty. */
            message?: string;
        };
        /** @description A recorded update of a summary. Its fields are camelCase here, as the specification shows them. */
        SummaryUpdateRequest: components["schemas"]["SummaryUpdateInConversation"] | components["schemas"]["SummaryUpdateByIdentifier"];
        /** @description The recording is taken, unwrapped; `chat_message_id` is followed until it is processed. */
        SummaryUpdateReceipt: {
            chat_message_id: number;
        };
        TrialError: {
            message: string;
            error: {
                /** @constant */
                type: "trial_exceeded_error";
            };
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
        ConversationElement: {
            id?: number;
            slug: string;
            name: string;
            /** @description Its kind's `model_plural`, for the way back to the element's own screen. */
            type?: string;
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
            project_slug?: string | null;
            element_slug?: string | null;
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
        /** @description One question with what the writer said to it. `answer` is the typed text to the letter. `audio` is the recording itself. `transcription_source` says where a transcription comes from: `audio` from the sound, `script` written beforehand (a mock environment hears nothing), and then it must be shown as such. `actions.answer` is the message's own answer action: an answer is repeated by posting to it again. */
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
            actions?: components["schemas"]["ConversationActions"];
            /** Format: date-time */
            created_at: string;
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
        /** @description A page of insights. */
        InsightPageResponse: {
            data: components["schemas"]["Insight"][];
            meta: components["schemas"]["PaginationMeta"];
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
        /** @description Event payload: an achievement is complete. */
        AchievementUnlocked: {
            achievement_id: number;
            name: string;
            title: string;
            icon?: string | null;
            description?: string | null;
        };
        /** @description Event payload, and the announcement itself (section 3): `content` is markdown. */
        Announcement: {
            identifier: number;
            announcement_type: string;
            title: string;
            subtitle?: string | null;
            content: string;
            imageUrl?: string | null;
        };
        /** @description Event payload: a summary was written anew. */
        UserSummaryUpdateCompleted: {
            identifier: number;
            chat_message_id: number;
        };
        /** @description Event payload: new elements of a project. */
        ElementsCreated: {
            data: {
                project_slug: string;
                elements: components["schemas"]["ElementRef"][];
            };
        };
        /** @description Event payload: an answer was worked through. */
        UserMessageProcessed: {
            chat_message_id: number;
            status: components["schemas"]["ChatMessageStatus"];
            chat_message?: components["schemas"]["ChatMessage"] | null;
            data?: {
                development_insights?: components["schemas"]["DevelopmentInsightsRef"] | null;
            };
        };
        /** @description Event payload: the changes of a reconciliation are applied, or could not be. */
        ReconciliationUpdateProcessed: {
            identifier: string;
            status: components["schemas"]["ReconciliationStatus"];
            message?: string | null;
        };
        /** @description Event payload: title or order of a note changed, or the story text of that id. */
        NoteUpdated: {
            identifier: number;
            data: {
                version: number;
            };
        };
        /** @description Event payload: a section of a note was made, changed or removed. */
        NoteSectionUpdated: {
            identifier: number;
            data: {
                note_id: number;
                version: number;
            };
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
        /** @description More bytes than the server takes. */
        PayloadTooLarge: {
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
         * @description The achievement's id.
         * @example 7
         */
        UserAchievementPath: number;
        /**
         * @description The subscription's id.
         * @example 3
         */
        SubscriptionPath: number;
        /**
         * @description The page, from 1.
         * @example 1
         */
        PageQuery: number;
        /**
         * @description How many on a page.
         * @example 30
         */
        PerPageQuery: number;
        /**
         * @description The invoice's id.
         * @example 801
         */
        InvoicePath: number;
        /**
         * @description The story's id.
         * @example 31
         */
        StoryPath: number;
        /**
         * @description The sequence's id.
         * @example 501
         */
        SequencePath: number;
        /**
         * @description Only projects of this category.
         * @example Novel
         */
        CategoryQuery: string;
        /**
         * @description The project's slug, or its id (the server takes either).
         * @example the-salt-road
         */
        ProjectPath: string;
        /**
         * @description A kind's `model_plural`, or `all`.
         * @example characters
         */
        ElementTypePath: string;
        /**
         * @description Only of the project with this slug or id.
         * @example the-salt-road
         */
        ProjectQuery: string;
        /**
         * @description Only elements that were developed on this day.
         * @example 2026-11-12
         */
        DevelopmentDateQuery: string;
        /**
         * @description What to look for in titles and texts.
         * @example lighthouse
         */
        SearchQuery: string;
        /**
         * @description By name, or the last changed first.
         * @example recent
         */
        ElementSortQuery: "name" | "recent";
        /**
         * @description The element's slug, or its id (the server takes either).
         * @example mara-ellery
         */
        ElementPath: string;
        /**
         * @description The element's slug or id, or the reserved `moodboard`.
         * @example mara-ellery
         */
        ElementImagePath: string;
        /**
         * @description The picture's id.
         * @example 601
         */
        MoodboardItemPath: number;
        /**
         * @description The note's id.
         * @example 701
         */
        NotePath: number;
        /**
         * @description The section's id.
         * @example 7101
         */
        NoteSectionPath: number;
        /**
         * @description The reconciliation's slug.
         * @example salt-road-november
         */
        ReconciliationPath: string;
        /**
         * @description The change's id.
         * @example 9501
         */
        ReconciliationItemPath: number;
        /**
         * @description The summary's id.
         * @example 41
         */
        SummaryPath: number;
        /**
         * @description The session chat’s id, the `session_chat_id` of its conversation.
         * @example 61
         */
        SessionChatPath: number;
        /**
         * @description The chat message's id.
         * @example 1202
         */
        ChatMessagePath: number;
        /**
         * @description What to look for in titles and texts.
         * @example lighthouse
         */
        RequiredSearchQuery: string;
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
    authFederate: {
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
        /** @description Where to send it, and what the browser says of itself. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FederateRequest"];
            };
        };
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FederateResponse"];
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
    userNameUpdate: {
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
        /** @description The name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameUpdateRequest"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameUpdateResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
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
    userProfileUpdate: {
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
        /** @description Any of the fields. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdateRequest"];
            };
        };
        responses: {
            /** @description The writer as known now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
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
    userAvatarUpload: {
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
        /** @description The picture, as form data. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarUploadRequest"];
            };
        };
        responses: {
            /** @description The writer with the new picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
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
    userAvatarDelete: {
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
            /** @description The writer without a picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userAchievementList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The achievements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AchievementListResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userAchievementRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The achievement's id.
                 * @example 7
                 */
                user_achievement: components["parameters"]["UserAchievementPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The achievement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AchievementResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    weekSummaryRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeekSummaryResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    subscriptionRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the writer has and can choose. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    subscriptionUpdate: {
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
                 * @description The subscription's id.
                 * @example 3
                 */
                subscription: components["parameters"]["SubscriptionPath"];
            };
            cookie?: never;
        };
        /** @description The price. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionUpdateRequest"];
            };
        };
        responses: {
            /** @description What the writer has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionResponse"];
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
    subscriptionCancel: {
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
                 * @description The subscription's id.
                 * @example 3
                 */
                subscription: components["parameters"]["SubscriptionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the writer has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionResponse"];
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
    invoiceList: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description How many on a page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceListResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoiceRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice's id.
                 * @example 801
                 */
                invoice: components["parameters"]["InvoicePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoiceFileRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invoice's id.
                 * @example 801
                 */
                invoice: components["parameters"]["InvoicePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; its name stands in `Content-Disposition`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    storySequenceRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story's id.
                 * @example 31
                 */
                story: components["parameters"]["StoryPath"];
                /**
                 * @description The sequence's id.
                 * @example 501
                 */
                sequence: components["parameters"]["SequencePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sequence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SequenceResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    projectList: {
        parameters: {
            query?: {
                /**
                 * @description Only projects of this category.
                 * @example Novel
                 */
                category?: components["parameters"]["CategoryQuery"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description How many on a page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectListResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    projectCreate: {
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
        /** @description The new project. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectCreateRequest"];
            };
        };
        responses: {
            /** @description The project. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
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
    projectUpdate: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        /** @description Any of the fields. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectUpdateRequest"];
            };
        };
        responses: {
            /** @description The project as it is now. */
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
    elementList: {
        parameters: {
            query?: {
                /**
                 * @description Only of the project with this slug or id.
                 * @example the-salt-road
                 */
                project?: components["parameters"]["ProjectQuery"];
                /**
                 * @description Only elements that were developed on this day.
                 * @example 2026-11-12
                 */
                development_date?: components["parameters"]["DevelopmentDateQuery"];
                /**
                 * @description What to look for in titles and texts.
                 * @example lighthouse
                 */
                query?: components["parameters"]["SearchQuery"];
                /**
                 * @description By name, or the last changed first.
                 * @example recent
                 */
                sort?: components["parameters"]["ElementSortQuery"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description How many on a page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description A kind's `model_plural`, or `all`.
                 * @example characters
                 */
                type: components["parameters"]["ElementTypePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The elements, by name unless `sort` says otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElementListResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    elementCreate: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        /** @description The new element. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ElementCreateRequest"];
            };
        };
        responses: {
            /** @description The element. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElementResponse"];
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
    elementRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug, or its id (the server takes either).
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The element. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElementResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    elementDelete: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug, or its id (the server takes either).
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    elementUpdate: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug, or its id (the server takes either).
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
            };
            cookie?: never;
        };
        /** @description Any of the fields. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ElementUpdateRequest"];
            };
        };
        responses: {
            /** @description The element as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElementResponse"];
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
    elementRestore: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug, or its id (the server takes either).
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The element, as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElementResponse"];
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
    relatedElementList: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description How many on a page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug, or its id (the server takes either).
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
                /**
                 * @description A kind's `model_plural`, or `all`.
                 * @example characters
                 */
                type: components["parameters"]["ElementTypePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The related elements, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElementListResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    elementImageUpload: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug or id, or the reserved `moodboard`.
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementImagePath"];
            };
            cookie?: never;
        };
        /** @description The picture, as form data. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUploadRequest"];
            };
        };
        responses: {
            /** @description The picture is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImageResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
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
    outlineRead: {
        parameters: {
            query?: never;
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
            /** @description The outline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutlineResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    outlineReplace: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        /** @description The whole tree. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutlineReplaceRequest"];
            };
        };
        responses: {
            /** @description The outline as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutlineResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another version was saved in the meantime. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutlineConflict"];
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
    moodboardRead: {
        parameters: {
            query?: never;
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
            /** @description The pictures, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoodboardResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    moodboardReplace: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        /** @description The pictures, in their new order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoodboardReplaceRequest"];
            };
        };
        responses: {
            /** @description The moodboard as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoodboardResponse"];
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
    moodboardItemDelete: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The picture's id.
                 * @example 601
                 */
                item: components["parameters"]["MoodboardItemPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken off. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    moodboardItemRestore: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The picture's id.
                 * @example 601
                 */
                item: components["parameters"]["MoodboardItemPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The moodboard with the picture where it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoodboardResponse"];
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
    noteList: {
        parameters: {
            query?: {
                /**
                 * @description What to look for in titles and texts.
                 * @example lighthouse
                 */
                query?: components["parameters"]["SearchQuery"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description How many on a page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
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
            /** @description The notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteListResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    noteCreate: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        /** @description The new note. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteCreateRequest"];
            };
        };
        responses: {
            /** @description The note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
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
    noteRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The note's id.
                 * @example 701
                 */
                note: components["parameters"]["NotePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    noteDelete: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The note's id.
                 * @example 701
                 */
                note: components["parameters"]["NotePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    noteUpdate: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The note's id.
                 * @example 701
                 */
                note: components["parameters"]["NotePath"];
            };
            cookie?: never;
        };
        /** @description The change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteUpdateRequest"];
            };
        };
        responses: {
            /** @description The note as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another version was saved in the meantime. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteConflict"];
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
    noteRestore: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The note's id.
                 * @example 701
                 */
                note: components["parameters"]["NotePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note, as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
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
    noteSectionCreate: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The note's id.
                 * @example 701
                 */
                note: components["parameters"]["NotePath"];
            };
            cookie?: never;
        };
        /** @description The new section. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteSectionCreateRequest"];
            };
        };
        responses: {
            /** @description The section. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteSectionResponse"];
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
    noteSectionDelete: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The note's id.
                 * @example 701
                 */
                note: components["parameters"]["NotePath"];
                /**
                 * @description The section's id.
                 * @example 7101
                 */
                section: components["parameters"]["NoteSectionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    noteSectionUpdate: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The note's id.
                 * @example 701
                 */
                note: components["parameters"]["NotePath"];
                /**
                 * @description The section's id.
                 * @example 7101
                 */
                section: components["parameters"]["NoteSectionPath"];
            };
            cookie?: never;
        };
        /** @description The change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteSectionUpdateRequest"];
            };
        };
        responses: {
            /** @description The section as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteSectionResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another version was saved in the meantime. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteSectionConflict"];
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
    documentRead: {
        parameters: {
            query?: never;
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
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    documentReplace: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        /** @description The whole text. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentReplaceRequest"];
            };
        };
        responses: {
            /** @description The text as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another version was saved in the meantime. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentConflict"];
                };
            };
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
    reconciliationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reconciliation's slug.
                 * @example salt-road-november
                 */
                reconciliation: components["parameters"]["ReconciliationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes to settle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reconciliationItemUpdate: {
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
                 * @description The reconciliation's slug.
                 * @example salt-road-november
                 */
                reconciliation: components["parameters"]["ReconciliationPath"];
                /**
                 * @description The change's id.
                 * @example 9501
                 */
                item: components["parameters"]["ReconciliationItemPath"];
            };
            cookie?: never;
        };
        /** @description The text. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReconciliationItemUpdateRequest"];
            };
        };
        responses: {
            /** @description The change as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationItemResponse"];
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
    reconciliationItemDelete: {
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
                 * @description The reconciliation's slug.
                 * @example salt-road-november
                 */
                reconciliation: components["parameters"]["ReconciliationPath"];
                /**
                 * @description The change's id.
                 * @example 9501
                 */
                item: components["parameters"]["ReconciliationItemPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dropped. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reconciliationProcess: {
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
                 * @description The reconciliation's slug.
                 * @example salt-road-november
                 */
                reconciliation: components["parameters"]["ReconciliationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is being worked on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationResponse"];
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
    summaryList: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description How many on a page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summaries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SummaryListResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    summaryRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The summary's id.
                 * @example 41
                 */
                summary: components["parameters"]["SummaryPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SummaryResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    summaryUpdateProcess: {
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
        /** @description The recording, as form data. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SummaryUpdateRequest"];
            };
        };
        responses: {
            /** @description The recording is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SummaryUpdateReceipt"];
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
    writerConversationResume: {
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
    writerConversationStart: {
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
    achievementConversationResume: {
        parameters: {
            query?: {
                /**
                 * @description Only of the project with this slug or id.
                 * @example the-salt-road
                 */
                project?: components["parameters"]["ProjectQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The achievement's id.
                 * @example 7
                 */
                user_achievement: components["parameters"]["UserAchievementPath"];
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
    achievementConversationStart: {
        parameters: {
            query?: {
                /**
                 * @description Only of the project with this slug or id.
                 * @example the-salt-road
                 */
                project?: components["parameters"]["ProjectQuery"];
            };
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
                 * @description The achievement's id.
                 * @example 7
                 */
                user_achievement: components["parameters"]["UserAchievementPath"];
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
    summaryConversationResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The summary's id.
                 * @example 41
                 */
                summary: components["parameters"]["SummaryPath"];
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
    summaryConversationStart: {
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
                 * @description The summary's id.
                 * @example 41
                 */
                summary: components["parameters"]["SummaryPath"];
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
    projectConversationResume: {
        parameters: {
            query?: never;
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
    projectConversationStart: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
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
    elementConversationResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug, or its id (the server takes either).
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
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
    elementConversationStart: {
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
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug, or its id (the server takes either).
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
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
    projectInsightList: {
        parameters: {
            query?: never;
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
    projectInsightHistoryList: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description How many on a page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
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
            /** @description The insights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightPageResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    projectInsightSavedList: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description How many on a page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
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
            /** @description The insights. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightPageResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    elementInsightList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug, or its id (the server takes either).
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
            };
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
    elementInsightHistoryList: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description How many on a page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug, or its id (the server takes either).
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
            };
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
                    "application/json": components["schemas"]["InsightPageResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    elementInsightSavedList: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description How many on a page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug, or its id (the server takes either).
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
            };
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
                    "application/json": components["schemas"]["InsightPageResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    elementInsightSearch: {
        parameters: {
            query: {
                /**
                 * @description What to look for in titles and texts.
                 * @example lighthouse
                 */
                query: components["parameters"]["RequiredSearchQuery"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description How many on a page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The project's slug, or its id (the server takes either).
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug, or its id (the server takes either).
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The insights that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsightPageResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    userInsightHistoryList: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description How many on a page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
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
                    "application/json": components["schemas"]["InsightPageResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    userInsightSavedList: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description How many on a page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
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
                    "application/json": components["schemas"]["InsightPageResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
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
