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
         * @description Sets the readable cookie `XSRF-TOKEN` and the session cookie. The client requests it before login.
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
         * @description Returns the writer and a bearer token. Accepts a password or, proposed, an emailed code. The client trims text that a server writes before the JSON.
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
         * Send a sign-in link or code
         * @description Starts a sign-in without a password, for the screen /auth/magic-link. The response is the same for known and unknown addresses. Opening the link doesn't use it up; only the login with its code does.
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
         * @description Revokes the token. The client clears its stored data whatever the response is.
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
         * Get the logged-in writer
         * @description Returns the writer. The client validates a stored token with it on startup.
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
         * @description Saves the name, for the name prompt and onboarding.
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
         * Update the profile
         * @description Changes the given fields. Absent fields are unchanged. For the screen /profile/edit.
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
         * Upload the writer's photo
         * @description Replaces the writer's photo. For the screen /profile/edit.
         */
        post: operations["userAvatarUpload"];
        /**
         * Remove the writer's photo
         * @description Removes the writer's photo. Succeeds even if there is none. No body. For the screen /profile/edit.
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
         * @description Lists the writer's achievements, unfinished ones first.
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
         * Get an achievement
         * @description Returns one achievement. For the screen /profile/achievements/{achievement}/develop.
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
         * Get the week summary
         * @description Returns what the writer answered and spoke in the last seven days. For home.
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
         * Get subscription, trial and plans
         * @description Returns the current subscription, the trial and the available plans. For the section Subscription of the profile.
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
         * @description Switches to another price at once: the current plan ends, and a new period starts today and is charged in full. The current price resumes a cancelled plan and costs nothing.
         */
        put: operations["subscriptionUpdate"];
        post?: never;
        /**
         * Cancel the plan
         * @description Cancels the plan. It stays usable until `ends_at`, and all stories stay. No body.
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
         * @description Lists the writer's invoices, newest first.
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
         * Get an invoice
         * @description Returns the invoice with its lines and, if there is one, the address of its PDF.
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
         * Download an invoice as PDF
         * @description Returns the invoice as a PDF file. For the invoices in the section Subscription of the profile. The client gets the address from the invoice's `download_url`, sends its token, and prefers JSON to PDF in `Accept`, so that errors are JSON.
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
         * @description Lists all stories of the writer, last changed first.
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
         * Get a story
         * @description Returns one story with everything that came from its conversations.
         */
        get: operations["storyRead"];
        put?: never;
        post?: never;
        /**
         * Delete a story
         * @description Deletes the story. It can be restored for 30 days. Until then its conversations can't be resumed; answers that are sent nevertheless are stored. No body. For the screen /stories/{story_id}.
         */
        delete: operations["storyDelete"];
        options?: never;
        head?: never;
        /**
         * Update a story
         * @description Changes the story's name. Later answers don't change it again. For the screen /stories/{story_id}.
         */
        patch: operations["storyUpdate"];
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
         * Get a story's sequence
         * @description Returns one sequence. The specification lists it for mock mode; in this contract it is always available.
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
    "/api/v1/stories/{story}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted story
         * @description Restores the story unchanged. No body. For the button Undo after a story was deleted, and for the screens /trash and /stories/{story_id}.
         */
        post: operations["storyRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stories/{story}/cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a story's cover
         * @description Replaces the story's cover. For the screen /stories/{story_id}.
         */
        post: operations["storyCoverUpload"];
        /**
         * Remove a story's cover
         * @description Removes the story's cover. Succeeds even if there is none. No body. For the screen /stories/{story_id}.
         */
        delete: operations["storyCoverDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stories/{story}/cover/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a story's earlier cover
         * @description Undoes the last upload or removal of the cover: the story has its earlier cover again, or none. 404 if the cover never changed. No body. For the button Undo after a cover was changed.
         */
        post: operations["storyCoverRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the trash
         * @description Lists what the writer deleted in the last 30 days and can restore, last deleted first. For the screens /trash and /stories/{story_id}.
         */
        get: operations["trashList"];
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
         * @description Lists the writer's projects, last changed first. For home and the navigation rail.
         */
        get: operations["projectList"];
        put?: never;
        /**
         * Create a project
         * @description Creates an empty project. For the screens home and /onboard.
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
         * Get a project
         * @description Returns one narrative project. The client caches it for 30 seconds.
         */
        get: operations["projectRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a project
         * @description Changes name, category or subtitle. The slug never changes. For the project header.
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
         * @description Lists elements of one kind, or of every kind with `all`. For the screens /elements/{path...} and /projects/{project_slug}/{model_plural}. Query and response are proposed.
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
         * @description Creates an element, and relates it to another one if given. For the New button of the screen /projects/{project_slug}/{model_plural}.
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
         * Get an element
         * @description Returns the element with all its fields. For the screen /projects/{project_slug}/{model_plural}/{model_instance_slug}.
         */
        get: operations["elementRead"];
        put?: never;
        post?: never;
        /**
         * Delete an element
         * @description Deletes the element. It can be restored for 30 days. No body. For the delete dialog of an element.
         */
        delete: operations["elementDelete"];
        options?: never;
        head?: never;
        /**
         * Update an element
         * @description Changes the given fields. The slug never changes. For the edit dialog of an element.
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
         * @description Restores the element unchanged. No body. For the button Undo after an element was deleted, and for the screen /trash.
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
         * List related elements of one kind
         * @description Lists the elements of one kind that are related to this element. For the screen /projects/{project_slug}/{model_plural}/{model_instance_slug}/{related_model_plural}.
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
         * Upload an element image
         * @description Replaces the element's image. With the reserved slug `moodboard`, adds an image to the moodboard (proposed).
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
         * Get the outline
         * @description Returns the outline. One that was never saved is empty and has version 1. For the screen /projects/{project_slug}/outline.
         */
        get: operations["outlineRead"];
        /**
         * Save the outline
         * @description Replaces the whole outline. Returns 409 if `version` isn't the newest one. For the screen /projects/{project_slug}/outline.
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
         * Get the moodboard
         * @description Returns the images in display order. For the screen /projects/{project_slug}/moodboard.
         */
        get: operations["moodboardRead"];
        /**
         * Save the moodboard
         * @description Saves the order, captions and alt texts of the images. For the screen /projects/{project_slug}/moodboard.
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
         * Remove an image from the moodboard
         * @description Removes the image. It can be restored for 30 days. No body. For the screen /projects/{project_slug}/moodboard.
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
         * Restore a moodboard image
         * @description Restores the image at its old position. No body. For the button Undo on the screen /projects/{project_slug}/moodboard, and for the screen /trash.
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
         * @description Lists a project's notes, last changed first. For the screen /projects/{project_slug}/notes.
         */
        get: operations["noteList"];
        put?: never;
        /**
         * Create a note
         * @description Creates a note with one empty section. For the button New note on the screen /projects/{project_slug}/notes.
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
         * Get a note
         * @description Returns the note with its sections. For the screen /projects/{project_slug}/notes/{note_id}.
         */
        get: operations["noteRead"];
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description Deletes the note. It can be restored for 30 days. No body. For the screen /projects/{project_slug}/notes/{note_id}.
         */
        delete: operations["noteDelete"];
        options?: never;
        head?: never;
        /**
         * Update a note's title or order
         * @description Changes the title or the order of the sections. Returns 409 if `version` isn't the newest one. For the screen /projects/{project_slug}/notes/{note_id}.
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
         * @description Restores the note unchanged. No body. For the button Undo on the screen /projects/{project_slug}/notes, and for the screen /trash.
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
         * @description Adds a section at the end, or after a given one. Repeated with the same `client_key`, it adds nothing. For the screen /projects/{project_slug}/notes/{note_id}.
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
         * Delete a note's section
         * @description Deletes the section. No body. For the screen /projects/{project_slug}/notes/{note_id}.
         */
        delete: operations["noteSectionDelete"];
        options?: never;
        head?: never;
        /**
         * Update a note's section
         * @description Changes the title or text of a section. Returns 409 if `version` isn't the newest one. For the screen /projects/{project_slug}/notes/{note_id}.
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
         * Get the manuscript
         * @description Returns the manuscript. One that was never saved is empty and has version 1. For the screen /projects/{project_slug}/write.
         */
        get: operations["documentRead"];
        /**
         * Save the manuscript
         * @description Replaces the whole manuscript. Returns 409 if `version` isn't the newest one. For the screen /projects/{project_slug}/write.
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
         * Get a reconciliation review
         * @description Returns the proposed changes. For the reconciliation dialog, on every screen that opens it.
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
         * Edit a proposed change
         * @description Replaces the proposed text.
         */
        post: operations["reconciliationItemUpdate"];
        /**
         * Reject a proposed change
         * @description Removes the change from the review. The current text stays. No body.
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
         * Apply the proposed changes
         * @description Applies all changes that weren't rejected. The event reconciliationUpdate.processed reports the result. No body.
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
         * @description Lists the writer's summaries, last changed first. For the screen /profile, which links to /summary/{summary}.
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
         * Get a summary
         * @description Returns the summary with its text. For the screen /summary/{summary} and the full-screen summary.
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
         * @description Receives a recorded update of a summary. Events report when it has been processed.
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
         * Resume the unfinished new-story conversation
         * @description Returns the conversation of a new story that isn't finished. Returns 204 if there is none: the client then starts one. A server may return 404 instead.
         */
        get: operations["storyConversationResume"];
        put?: never;
        /**
         * Start a new story
         * @description Creates a story and asks the first question. `identifier` is the story's id. While a new story is unfinished, the response may be its conversation instead of another story's.
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
         * Resume the conversation about a story
         * @description Returns the unfinished conversation. Returns 204 if there is none, or 404: the client then starts one. For the screen /stories/{story}/develop.
         */
        get: operations["storyDevelopmentResume"];
        put?: never;
        /**
         * Start another conversation about a story
         * @description Starts a conversation and asks the first question, once the earlier conversation is finished. For the screen /stories/{story}/develop.
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
         * @description Returns the unfinished conversation. Returns 204 if there is none, or 404: the client then starts one. For the screen /profile/develop.
         */
        get: operations["writerConversationResume"];
        put?: never;
        /**
         * Start a conversation about the writer
         * @description Starts a conversation and asks the first question, if there is no unfinished one. For the screen /profile/develop.
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
         * Resume the conversation about an achievement
         * @description Returns the unfinished conversation. Returns 204 if there is none, or 404: the client then starts one. For the screen /profile/achievements/{achievement}/develop, and within a project with its slug.
         */
        get: operations["achievementConversationResume"];
        put?: never;
        /**
         * Start a conversation about an achievement
         * @description Starts a conversation and asks the first question, if there is no unfinished one. For the screen /profile/achievements/{achievement}/develop, and within a project with its slug.
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
         * @description Returns the unfinished conversation. Returns 204 if there is none, or 404: the client then starts one. For the screen /summary/{summary}.
         */
        get: operations["summaryConversationResume"];
        put?: never;
        /**
         * Start a conversation about a summary
         * @description Starts a conversation and asks the first question, if there is no unfinished one. For the screen /summary/{summary}.
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
         * @description Returns the unfinished conversation. Returns 204 if there is none, or 404: the client then starts one. For the screen /projects/{project_slug}/conversation.
         */
        get: operations["projectConversationResume"];
        put?: never;
        /**
         * Start a conversation about a project
         * @description Starts a conversation and asks the first question, if there is no unfinished one. For the screen /projects/{project_slug}/conversation.
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
         * @description Returns the unfinished conversation. Returns 204 if there is none, or 404: the client then starts one. For the screen /projects/{project_slug}/conversation/narrative-elements/{narrativeElementSlug}.
         */
        get: operations["elementConversationResume"];
        put?: never;
        /**
         * Start a conversation about an element
         * @description Starts a conversation and asks the first question, if there is no unfinished one. For the screen /projects/{project_slug}/conversation/narrative-elements/{narrativeElementSlug}.
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
         * Get the conversation to continue
         * @description Returns the unfinished conversation that changed last, or null. For home's Continue card and the Speak button of the phone bar.
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
         * Get the latest message
         * @description Returns the latest message. After an answer the client polls it every 5 seconds, with `after` set to the id of the answered message. After an event that reports a change it requests it without `after`.
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
         * List the earlier turns
         * @description Lists the questions of a conversation with their answers, oldest first. For the log of earlier turns and the story page.
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
         * @description Receives a typed or spoken answer and processes it. The client posts to `actions.answer.url`, never to a fixed path. An answer to an earlier question replaces the earlier answer and is processed without a new question. A finished conversation accepts no answers: 404 or 422.
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
         * @description Skips the question and asks another one. No body. The client posts to `actions.skip.url`, never to a fixed path. 409 if the question was answered or skipped already, or if the conversation is finished.
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
         * Retry a failed answer
         * @description Processes a failed answer again. No body. The client posts to `actions.retry.url`, never to a fixed path. 409 if the answer hasn't failed.
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
         * @description Ends the conversation; all answers stay stored. No body. The client posts to `actions.finish.url`, never to a fixed path. 409 if it is finished already.
         */
        post: operations["sessionChatFinish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the writer's answers
         * @description Searches all answers of all the writer's conversations, finished ones too: typed texts and transcriptions. An answer matches if it contains every word of the query, in any order, also inside longer words, in any case, with or without accents. Newest first. For the search of every screen.
         */
        get: operations["answerSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/session-chats/{session_chat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a conversation is about
         * @description Returns a conversation's heading, also of a finished one. For the screen /answers/{session_chat}.
         */
        get: operations["sessionChatRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversation/session-chats/{session_chat}/chat-messages/{chat_message}/transcription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a transcription
         * @description Replaces the transcription of a spoken answer with the writer's own text, or adds one where the recording couldn't be transcribed. The recording stays. The answer is processed again from that text; after the latest answer, an unanswered question that followed it may change. The client posts to `actions.transcription.url`, never to a fixed path. For the earlier answers of a conversation.
         */
        post: operations["chatMessageTranscriptionUpdate"];
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
         * List a project's current insights
         * @description Returns the current insights. For conversations about a project without an element.
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
         * List a project's insight history
         * @description Returns all insights of the project and its elements, newest first, 30 per page. For the tab History in conversations about a project without an element.
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
         * List a project's saved insights
         * @description Returns the saved insights, last saved first, 30 per page. For the tab Saved in conversations about a project without an element.
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
         * List an element's current insights
         * @description Returns the current insights. For the tab Current.
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
         * List an element's insight history
         * @description Returns all insights, newest first, 30 per page. For the tab History.
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
         * List an element's saved insights
         * @description Returns the saved insights, last saved first, 30 per page. For the tab Saved.
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
         * Search an element's insights
         * @description Searches title, type, subtitles, category, content and extra attributes, 30 results per page. Needs at least 3 characters.
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
         * List current insights outside projects
         * @description Returns the current insights. For conversations outside a project, such as a new story.
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
         * List insight history outside projects
         * @description Returns all insights, newest first, 30 per page. For the tab History in conversations outside a project.
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
         * List saved insights outside projects
         * @description Returns the saved insights, last saved first, 30 per page. For the tab Saved in conversations outside a project.
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
         * @description Sets `saved_at` and replaces the save action with unsave. The client uses the insight's `actions.save`.
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
         * @description Clears `saved_at` and replaces the unsave action with save. The client uses the insight's `actions.unsave`, and sends POST even if its method is DELETE.
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
         * @description Signs one socket's subscription to one of the writer's private channels. Returns 403 with an empty message for any other channel.
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
    "chatMessage.questionDrafted": {
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
                    "application/json": components["schemas"]["ChatMessageQuestionDrafted"];
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
        /** @description Laravel's error body. */
        ErrorMessage: {
            /** @description What went wrong. May be empty: the client then shows its own text. */
            message: string;
        };
        /** @description Login with a password. */
        PasswordLogin: {
            /**
             * Format: email
             * @description The writer's email address.
             */
            email: string;
            /** @description The writer's password. */
            password: string;
        };
        /** @description Login with an emailed code: six digits, or the code of a link. Only this request uses up the code. */
        CodeLogin: {
            /**
             * Format: email
             * @description The writer's email address.
             */
            email: string;
            /** @description The emailed code. */
            code: string;
        };
        /** @description Credentials: a password, or an emailed code (proposed). */
        LoginRequest: components["schemas"]["PasswordLogin"] | components["schemas"]["CodeLogin"];
        /** @description An image, by its address. */
        StoredImage: {
            /** @description Address of the image. Null if there is none. */
            path: string | null;
        };
        /** @description An achievement and the writer's progress towards it. */
        Achievement: {
            /**
             * Format: int64
             * @description The achievement's id.
             */
            id: number;
            /** @description Short name. */
            name: string;
            /** @description Name of an icon, such as `mic`. Null if there is none. */
            icon: string | null;
            /** @description Title shown to the writer. Null if there is none. */
            title: string | null;
            /** @description What the writer has to do. Null if there is none. */
            description: string | null;
            /** @description Progress in percent. Null if unknown. */
            progress: number | null;
            /**
             * Format: date-time
             * @description When it was completed. Null if not completed yet.
             */
            completed_at: string | null;
        };
        /** @description What the writer says about their own work. */
        ProfileData: {
            /** @description Full name. Null if not given. */
            name: string | null;
            /** @description Biography. Null if not given. */
            bio: string | null;
            /** @description What the writer is working on. Null if not given. */
            current_projects: string | null;
            /** @description How the writer started writing. Null if not given. */
            origin_story: string | null;
            /** @description What the writer does well. Null if not given. */
            storytelling_strengths: string | null;
            /** @description The writer's own point of view. Null if not given. */
            unique_perspective: string | null;
            /** @description Why the writer writes. Null if not given. */
            writing_motivation: string | null;
            /** @description The effect the writer wants to have on readers. Null if not given. */
            desired_impact: string | null;
            /** @description What the writer wants to get better at. */
            growth_areas: string[];
            /** @description Formats the writer works in. */
            formats: string[];
            /** @description Genres the writer works in. */
            genres: string[];
            /** @description Themes the writer returns to. */
            themes: string[];
        };
        /** @description The logged-in writer. */
        User: {
            /**
             * Format: int64
             * @description The writer's id.
             */
            id: number;
            /** @description Full name. Null if not given yet. */
            name: string | null;
            /** @description Email address. */
            email: string;
            /** @description The writer's photo. Null if there is none. */
            avatar: components["schemas"]["StoredImage"] | null;
            /** @description The writer's achievements. */
            achievements: components["schemas"]["Achievement"][];
            /** @description The profile. Null if there is none. */
            data: components["schemas"]["ProfileData"] | null;
            /** @description True once onboarding is done. */
            onboarded: boolean;
        };
        /** @description The logged-in writer with a token. */
        LoginResponse: {
            /** @description The writer and the token. */
            data: {
                user: components["schemas"]["User"];
                /** @description The bearer token. */
                token: string;
            };
        };
        /** @description Laravel's 422 response. */
        ValidationError: {
            /** @description The first error, and the number of others. */
            message: string;
            /** @description Error messages by field. Items of array fields use dots, such as `items.0.id`. */
            errors: {
                [key: string]: string[];
            };
        };
        /** @description Starts a sign-in without a password. */
        FederateRequest: {
            /**
             * Format: email
             * @description The writer's email address.
             */
            email: string;
            /** @description Referral code from the address the writer arrived at. Null or absent if there is none. */
            referral_code?: string | null;
            /** @description True: the email also contains a short code to type. Absent: only a link. A login with either one uses up both. */
            use_code?: boolean;
            /** @description The browser's time zone, such as Europe/London. Null or absent if unknown. */
            tz?: string | null;
            /** @description The browser's language, such as en-GB. Null or absent if unknown. */
            locale?: string | null;
            /** @description The browser's user agent. Null or absent if unknown. */
            ua?: string | null;
        };
        /** @description What was sent. The same for known and unknown addresses (proposed response). */
        FederateResponse: {
            /** @description What was sent, and how long it is valid. */
            data: {
                /**
                 * @description `code`: a code to type and a link. `link`: only a link.
                 * @enum {string}
                 */
                method: "code" | "link";
                /** @description Number of digits of the code. */
                code_length?: number;
                /** @description Validity in seconds. */
                expires_in: number;
            };
        };
        /** @description The logged-in writer, wrapped in `data`. */
        UserResponse: {
            data: components["schemas"]["User"];
        };
        /** @description The name prompt's fields. */
        NameUpdateRequest: {
            /** @description First name. */
            first_name: string;
            /** @description Last name. Null or absent if not given. */
            last_name?: string | null;
            /**
             * @description Whether the writer wants emails.
             * @default true
             */
            receive_emails?: boolean;
        };
        /** @description Whether onboarding is done, after the name was saved. */
        NameUpdateResponse: {
            /** @description The result. */
            data: {
                /** @description True once onboarding is done. */
                onboarded: boolean;
            };
        };
        /** @description The profile fields to change. Absent fields are unchanged. */
        ProfileUpdateRequest: {
            /** @description Full name. */
            name?: string;
            /** @description Biography. Null clears it. */
            bio?: string | null;
            /** @description What the writer is working on. Null clears it. */
            current_projects?: string | null;
            /** @description How the writer started writing. Null clears it. */
            origin_story?: string | null;
            /** @description What the writer does well. Null clears it. */
            storytelling_strengths?: string | null;
            /** @description The writer's own point of view. Null clears it. */
            unique_perspective?: string | null;
            /** @description Why the writer writes. Null clears it. */
            writing_motivation?: string | null;
            /** @description The effect the writer wants to have on readers. Null clears it. */
            desired_impact?: string | null;
            /** @description What the writer wants to get better at. */
            growth_areas?: string[];
            /** @description Formats the writer works in. */
            formats?: string[];
            /** @description Genres the writer works in. */
            genres?: string[];
            /** @description Themes the writer returns to. */
            themes?: string[];
        };
        /** @description The writer's photo: PNG, JPEG, WebP or GIF, at most 10 MB. */
        AvatarUploadRequest: {
            /**
             * Format: binary
             * @description The image file.
             */
            avatar: Blob;
        };
        /** @description All of the writer's achievements. */
        AchievementListResponse: {
            /** @description The achievements, unfinished ones first. */
            data: components["schemas"]["Achievement"][];
        };
        /** @description An achievement, wrapped in `data`. */
        AchievementResponse: {
            data: components["schemas"]["Achievement"];
        };
        /** @description One day of the week summary. */
        WeekDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Number of questions answered. */
            questions_answered: number;
        };
        /** @description What the writer did in the last seven days, today included (proposed shape). */
        WeekSummary: {
            /**
             * Format: date
             * @description First day.
             */
            starts_on: string;
            /**
             * Format: date
             * @description Last day: today.
             */
            ends_on: string;
            /** @description Number of questions answered. */
            questions_answered: number;
            /** @description Length of the recordings in seconds. */
            seconds_spoken: number;
            /** @description Number of words typed. */
            words_typed: number;
            /** @description Seven days, oldest first. */
            days: components["schemas"]["WeekDay"][];
        };
        /** @description The week summary, wrapped in `data`. */
        WeekSummaryResponse: {
            data: components["schemas"]["WeekSummary"];
        };
        /** @description Status of a subscription. Open enum: show unknown values unchanged. */
        SubscriptionStatus: 'trialing' | 'active' | 'past_due' | 'cancelled' | 'ended' | (string & {});
        /** @description The writer's plan (proposed). */
        Subscription: {
            /**
             * Format: int64
             * @description The subscription's id.
             */
            id: number;
            status: components["schemas"]["SubscriptionStatus"];
            /**
             * Format: int64
             * @description The current price's id.
             */
            product_price_id: number;
            /** @description The plan's name. */
            product_name: string;
            /** @description Amount per interval, in the currency's smallest unit. */
            amount: number;
            /** @description ISO 4217 currency code. */
            currency: string;
            /**
             * @description Billing interval.
             * @enum {string}
             */
            interval: "month" | "year";
            /**
             * Format: date-time
             * @description When it renews. Null if it doesn't renew.
             */
            renews_at: string | null;
            /**
             * Format: date-time
             * @description When a cancelled plan ends. It stays usable until then. Null if not cancelled.
             */
            ends_at: string | null;
        };
        /** @description The free trial, counted in conversations (proposed). */
        Trial: {
            /** @description Number of conversations used. */
            used: number;
            /** @description Number of conversations included. */
            limit: number;
            /** @description True once the trial has ended. */
            ended: boolean;
        };
        /** @description A price of a plan. Payment happens at `checkout_url`; this API handles no card data. */
        ProductPrice: {
            /**
             * Format: int64
             * @description The price's id.
             */
            id: number;
            /** @description Amount per interval, in the currency's smallest unit. */
            amount: number;
            /** @description ISO 4217 currency code. */
            currency: string;
            /**
             * @description Billing interval.
             * @enum {string}
             */
            interval: "month" | "year";
            /** @description Where a writer without a subscription pays. Null otherwise. */
            checkout_url: string | null;
        };
        /** @description A plan the writer can choose (proposed). */
        Product: {
            /**
             * Format: int64
             * @description The plan's id.
             */
            id: number;
            /** @description The plan's name. */
            name: string;
            /** @description One line about it. Null if there is none. */
            description: string | null;
            /** @description What the plan includes. */
            features: string[];
            /** @description Its prices, one per billing interval. */
            prices: components["schemas"]["ProductPrice"][];
        };
        /** @description The current subscription, the trial and the available plans (proposed). */
        SubscriptionOverview: {
            /** @description The current subscription. Null if there is none. */
            subscription: components["schemas"]["Subscription"] | null;
            /** @description The free trial. Null if there is none. */
            trial: components["schemas"]["Trial"] | null;
            /** @description Plans the writer can choose. */
            products: components["schemas"]["Product"][];
            /** @description Where to pay for a pending change. Null or absent if nothing is pending. */
            checkout_url: string | null;
        };
        /** @description The subscription overview, wrapped in `data`. */
        SubscriptionResponse: {
            data: components["schemas"]["SubscriptionOverview"];
        };
        /** @description The price to switch to. */
        SubscriptionUpdateRequest: {
            /**
             * Format: int64
             * @description The price's id. The current one resumes a cancelled plan.
             */
            product_price_id: number;
        };
        /** @description Status of an invoice. Open enum: show unknown values unchanged. */
        InvoiceStatus: 'paid' | 'open' | 'void' | (string & {});
        /** @description A line of an invoice. */
        InvoiceLine: {
            /** @description What was charged for. */
            description: string;
            /** @description Quantity. */
            quantity: number;
            /** @description Amount of the line, in the currency's smallest unit. */
            amount: number;
        };
        /** @description An invoice (proposed). */
        Invoice: {
            /**
             * Format: int64
             * @description The invoice's id.
             */
            id: number;
            /** @description Invoice number shown to the writer. */
            number: string;
            /**
             * Format: date-time
             * @description When it was issued.
             */
            issued_at: string;
            /** @description Total, in the currency's smallest unit. */
            amount: number;
            /** @description ISO 4217 currency code. */
            currency: string;
            status: components["schemas"]["InvoiceStatus"];
            /** @description What was charged. */
            lines: components["schemas"]["InvoiceLine"][];
            /** @description Address of the PDF, below /api/v1/ on the API's origin. Null if there is no PDF. */
            download_url: string | null;
        };
        /** @description Position of a page in its list. */
        PaginationMeta: {
            /** @description Number of items in the whole list. */
            total: number;
            /** @description Number of items per page. */
            per_page: number;
            /** @description Number of this page, starting at 1. */
            current_page: number;
            /** @description Number of the last page. */
            last_page: number;
        };
        /** @description A page of invoices. */
        InvoiceListResponse: {
            /** @description The invoices on this page. */
            data: components["schemas"]["Invoice"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        /** @description An invoice, wrapped in `data`. */
        InvoiceResponse: {
            data: components["schemas"]["Invoice"];
        };
        /** @description One of the writer's goals for a story. */
        StoryGoal: {
            /** @description The goal. */
            name: string;
            /** @description True once the goal is reached. */
            done: boolean;
        };
        /** @description A published work similar to the story. */
        MarketComp: {
            /** @description Its title. */
            title: string;
            /** @description Address of its cover. Null if there is none. */
            image: string | null;
        };
        /** @description Progress in one topic of a story. */
        StoryProgress: {
            /** @description The topic, such as `Characters`. */
            name: string;
            /** @description Progress in percent. Null if unknown. */
            progress: number | null;
        };
        /** @description Where an element is, for a link to it. */
        ElementAddress: {
            /** @description Slug of the element's project. */
            project_slug: string;
            /** @description The `model_plural` of its kind. */
            type: string;
            /** @description The element's slug. */
            slug: string;
        };
        /** @description A character of a story. */
        StoryCharacter: {
            /** @description Role in the story, such as `Protagonist`. Null if unknown. */
            role: string | null;
            /** @description The character's name. */
            name: string;
            /** @description Character types, such as `Keeper`. */
            types: string[];
            /** @description One line about the character. Null if there is none. */
            description: string | null;
            /** @description Address of an image. Null if there is none. */
            image: string | null;
            /** @description The character's element. Null if it has none. */
            element: components["schemas"]["ElementAddress"] | null;
        };
        /** @description Who a story is for. */
        TargetAudience: {
            /** @description Name of the audience. */
            title: string;
            /** @description One line about it. Null if there is none. */
            description: string | null;
            /** @description What these readers like. */
            prefer: string[];
            /** @description What these readers don't like. */
            dislike: string[];
        };
        /** @description A scene that carries the story. */
        ImpactfulScene: {
            /**
             * Format: int64
             * @description The scene's id.
             */
            id: number;
            /** @description Rank. The lowest number is the most important scene. */
            priority: number;
            /** @description The scene's name. */
            name: string;
            /** @description What happens. Null if there is no description. */
            description: string | null;
            /** @description The scene's element. Null if it has none. */
            element: components["schemas"]["ElementAddress"] | null;
        };
        /** @description A draft of a story. */
        StoryDraft: {
            /**
             * Format: int64
             * @description The draft's id.
             */
            id: number;
            /** @description The draft's name. */
            name: string;
            /** @description Slug of the project that contains the text. Null if the writer has no such project. */
            project_slug: string | null;
            /** @description Word count. Null if unknown. */
            words: number | null;
            /**
             * Format: date-time
             * @description When it last changed. Null if unknown.
             */
            updated_at: string | null;
        };
        /** @description The short form of a sequence, for lists. `storySequenceRead` returns all fields. */
        SequenceRef: {
            /**
             * Format: int64
             * @description The sequence's id.
             */
            id: number;
            /** @description The sequence's name. */
            name: string;
            /** @description Kind of sequence. Null if there is none. */
            type: string | null;
        };
        /** @description A story. `updated_at`, `session_chat_id`, `session_chat_ids` and `sequences` are proposed. */
        Story: {
            /**
             * Format: int64
             * @description The story's id.
             */
            id: number;
            /** @description The story's name. Null if it has none yet. */
            name: string | null;
            /** @description The story's cover. Null if there is none. */
            image: components["schemas"]["StoredImage"] | null;
            /** @description What it is about. Null if there is no description. */
            description: string | null;
            /** @description Kind of work, such as `Novel`. Null if unknown. */
            type: string | null;
            /** @description Genres. */
            genres: string[];
            /** @description Format, such as `Standalone`. Null if unknown. */
            format: string | null;
            /** @description Overall progress in percent. Null if unknown. */
            percent: number | null;
            /** @description The writer's goals for the story. */
            goals: components["schemas"]["StoryGoal"][];
            /** @description Similar published works. */
            market_comps: components["schemas"]["MarketComp"][];
            /** @description Progress by topic. */
            progress: components["schemas"]["StoryProgress"][];
            /** @description Main characters. */
            characters: components["schemas"]["StoryCharacter"][];
            /** @description Who the story is for. Null if unknown. */
            target_audience: components["schemas"]["TargetAudience"] | null;
            /** @description Scenes that carry the story. */
            impactful_scenes: components["schemas"]["ImpactfulScene"][];
            /** @description Drafts of the story. */
            drafts: components["schemas"]["StoryDraft"][];
            /** @description Its sequences, in short form. */
            sequences: components["schemas"]["SequenceRef"][];
            /**
             * Format: date-time
             * @description When it last changed. Null if unknown.
             */
            updated_at: string | null;
            /**
             * Format: int64
             * @description Id of its latest conversation. Its turns contain the writer's own words. Null if there is none.
             */
            session_chat_id: number | null;
            /** @description Ids of all its conversations, oldest first: finishing one and continuing starts another. Their turns together are the whole interview. */
            session_chat_ids: number[];
        };
        /** @description All of the writer's stories. */
        StoryListResponse: {
            /** @description The stories, last changed first. */
            data: components["schemas"]["Story"][];
        };
        /** @description A story, wrapped in `data`. */
        StoryResponse: {
            data: components["schemas"]["Story"];
        };
        /** @description The fields to change. */
        StoryUpdateRequest: {
            /** @description The story's name. */
            name: string;
        };
        /** @description A sequence of a story. */
        StorySequence: {
            /**
             * Format: int64
             * @description The sequence's id.
             */
            id: number;
            /** @description The sequence's name. */
            name: string;
            /**
             * Format: int64
             * @description The story's id.
             */
            story_id: number;
            /** @description What happens. Null if there is no description. */
            description: string | null;
            /** @description Kind of sequence. Null if there is none. */
            type: string | null;
            /** @description Genres. */
            genres: string[];
        };
        /** @description A sequence, wrapped in `data`. */
        SequenceResponse: {
            data: components["schemas"]["StorySequence"];
        };
        /** @description A story's cover: PNG, JPEG, WebP or GIF, at most 10 MB. Screens show it in portrait format, 2:3. */
        CoverUploadRequest: {
            /**
             * Format: binary
             * @description The image file.
             */
            image: Blob;
        };
        /** @description A deleted item that can be restored. */
        TrashItem: {
            /** @description What it is, and with that the operation that restores it. */
            kind: 'story' | 'element' | 'note' | 'moodboard_item' | (string & {});
            /**
             * Format: int64
             * @description Its id. Unique among its kind.
             */
            id: number;
            /** @description Its name or title, or an image's caption or alt text. Null if it has none. */
            name: string | null;
            /** @description Its image. Null if there is none. */
            image: components["schemas"]["StoredImage"] | null;
            /** @description Slug of its project. Null for a story. */
            project_slug: string | null;
            /** @description Name of its project. Null for a story. */
            project_name: string | null;
            /** @description The `model_plural` of an element's kind. Null for other items. */
            element_type: string | null;
            /**
             * Format: date-time
             * @description When it was deleted.
             */
            deleted_at: string;
            /**
             * Format: date-time
             * @description Until when it can be restored, 30 days after it was deleted. Then it's gone for good.
             */
            expires_at: string;
        };
        /** @description A page of the trash. */
        TrashListResponse: {
            /** @description The deleted items, last deleted first. */
            data: components["schemas"]["TrashItem"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        /** @description A project's image. */
        ProjectImage: {
            /** @description Address of the image in medium size. Null if there is none. */
            medium: string | null;
        };
        /** @description A kind of element in a project, such as characters. */
        ElementKind: {
            /** @description Name of the kind in addresses, such as `characters`. */
            model_plural: string;
            /** @description Singular name for the writer. */
            name: string;
            /** @description Plural name for the writer. */
            plural_name: string;
            /** @description Number of elements of this kind. */
            count: number;
        };
        /** @description A narrative project. `image`, `element_kinds`, `reconciliation_slug` and `updated_at` are proposed. */
        Project: {
            /**
             * Format: int64
             * @description The project's id, used in its channel name.
             */
            id: number;
            /** @description The project's slug. */
            slug: string;
            /** @description The project's name. */
            name: string;
            /** @description Category, such as `Novel`. Null if there is none. */
            category: string | null;
            /** @description One line about it. Null if there is none. */
            subtitle: string | null;
            /** @description The project's image. Null if there is none. */
            image: components["schemas"]["ProjectImage"] | null;
            /** @description The project's kinds of elements. A new project may have none; clients then offer characters. */
            element_kinds: components["schemas"]["ElementKind"][];
            /** @description Slug of the changes to review. Null if there are none. */
            reconciliation_slug: string | null;
            /**
             * Format: date-time
             * @description When it last changed. Null if unknown.
             */
            updated_at: string | null;
        };
        /** @description A page of projects. */
        ProjectListResponse: {
            /** @description The projects on this page. */
            data: components["schemas"]["Project"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        /** @description A new project. */
        ProjectCreateRequest: {
            /** @description The project's name. */
            name: string;
            /** @description Category, such as `Novel`. Null or absent for none. */
            category?: string | null;
            /** @description One line about it. Null or absent for none. */
            subtitle?: string | null;
        };
        /** @description A project, wrapped in `data`. */
        ProjectResponse: {
            data: components["schemas"]["Project"];
        };
        /** @description The fields to change. Absent fields are unchanged. */
        ProjectUpdateRequest: {
            /** @description The project's name. */
            name?: string;
            /** @description Category, such as `Novel`. Null removes it. */
            category?: string | null;
            /** @description One line about it. Null removes it. */
            subtitle?: string | null;
        };
        /** @description An element's image: an address, an object with `url` or `thumbnail`, or null. */
        ElementImage: string | null | {
            /** @description Address of the image. Null if there is none. */
            url?: string | null;
            /** @description Address of a small version. Null if there is none. */
            thumbnail?: string | null;
        };
        /** @description The short form of an element, for cards and events. */
        ElementRef: {
            /**
             * Format: int64
             * @description The element's id, used in its channel name.
             */
            id: number;
            /** @description The element's slug. */
            slug: string;
            /** @description The element's name. */
            name: string;
            /** @description The `model_plural` of its kind. */
            type: string;
            /** @description One line about it. Null if there is none. */
            subtitle: string | null;
            image: components["schemas"]["ElementImage"];
            /** @description Its project's slug. */
            project_slug: string;
            /** @description Its project's name. */
            project_name: string;
            /**
             * Format: date-time
             * @description When a conversation last developed it. Null if never.
             */
            developed_at: string | null;
            /**
             * Format: date-time
             * @description When it last changed. Null if unknown.
             */
            updated_at: string | null;
        };
        /** @description A page of elements. */
        ElementListResponse: {
            /** @description The elements on this page. */
            data: components["schemas"]["ElementRef"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        /** @description A fact about an element. */
        ElementFact: {
            /** @description What the fact is about, such as `Age`. */
            name: string;
            /** @description The fact itself. */
            value: string;
        };
        /** @description A new element. */
        ElementCreateRequest: {
            /** @description The `model_plural` of its kind. */
            type: string;
            /** @description The element's name. */
            name: string;
            /** @description One line about it. Null or absent for none. */
            subtitle?: string | null;
            /** @description Its description. Null or absent for none. */
            description?: string | null;
            /** @description What is known about it, in display order. Absent for none. */
            facts?: components["schemas"]["ElementFact"][];
            /** @description Slug of an element to relate it to. Null or absent for none. */
            related_to?: string | null;
        };
        /** @description A narrative element with all its fields (proposed shape). */
        NarrativeElement: {
            /**
             * Format: int64
             * @description The element's id, used in its channel name.
             */
            id: number;
            /** @description The element's slug. */
            slug: string;
            /** @description The element's name. */
            name: string;
            /** @description The `model_plural` of its kind. */
            type: string;
            /** @description One line about it. Null if there is none. */
            subtitle: string | null;
            /** @description Its description. Null if there is none. */
            description: string | null;
            image: components["schemas"]["ElementImage"];
            /** @description Its project's slug. */
            project_slug: string;
            /** @description Its project's name. */
            project_name: string;
            /** @description What is known about it, in display order. */
            facts: components["schemas"]["ElementFact"][];
            /** @description Kinds of the related elements. */
            related_kinds: components["schemas"]["ElementKind"][];
            /**
             * Format: date-time
             * @description When a conversation last developed it. Null if never.
             */
            developed_at: string | null;
            /**
             * Format: date-time
             * @description When it last changed. Null if unknown.
             */
            updated_at: string | null;
        };
        /** @description An element, wrapped in `data`. */
        ElementResponse: {
            data: components["schemas"]["NarrativeElement"];
        };
        /** @description The fields to change. Absent fields are unchanged. */
        ElementUpdateRequest: {
            /** @description The element's name. */
            name?: string;
            /** @description One line about it. Null removes it. */
            subtitle?: string | null;
            /** @description Its description. Null removes it. */
            description?: string | null;
            /** @description All facts, in display order. They replace the current ones. */
            facts?: components["schemas"]["ElementFact"][];
        };
        /** @description An image: PNG, JPEG, WebP or GIF, at most 10 MB. */
        ImageUploadRequest: {
            /**
             * Format: binary
             * @description The image file.
             */
            image: Blob;
            /** @description Caption, for moodboard images. Absent for none. */
            caption?: string;
            /** @description Alt text. Absent for none. */
            alt?: string;
        };
        /** @description A stored image. On a moodboard, `id` is also the id of the moodboard item. */
        UploadedImage: {
            /**
             * Format: int64
             * @description The image's id.
             */
            id: number;
            /** @description Address of the image. */
            url: string;
            /** @description Address of a small version. Null if there is none. */
            thumbnail: string | null;
            /** @description Width in pixels. Null if unknown. */
            width: number | null;
            /** @description Height in pixels. Null if unknown. */
            height: number | null;
        };
        /** @description A stored image, wrapped in `data`. */
        UploadedImageResponse: {
            data: components["schemas"]["UploadedImage"];
        };
        /** @description A scene of an outline. */
        OutlineScene: {
            /** @description Id of the scene. The client creates it. */
            id: string;
            /** @description Title. May be empty. */
            title: string;
            /** @description What happens. Null if not written yet. */
            synopsis?: string | null;
            /**
             * @description How far the scene is. Absent if not set.
             * @enum {string}
             */
            status?: "idea" | "drafted" | "revised" | "done";
        };
        /** @description A part or chapter of an outline. */
        OutlinePart: {
            /** @description Id of the part. The client creates it. */
            id: string;
            /** @description Title. May be empty. */
            title: string;
            /** @description The scenes, in order. */
            scenes: components["schemas"]["OutlineScene"][];
        };
        /** @description A project's outline (proposed). */
        Outline: {
            /** @description Increases with each save. */
            version: number;
            /** @description The parts, in order. */
            parts: components["schemas"]["OutlinePart"][];
            /**
             * Format: date-time
             * @description When it was last saved. Null if never saved.
             */
            updated_at: string | null;
        };
        /** @description An outline, wrapped in `data`. */
        OutlineResponse: {
            data: components["schemas"]["Outline"];
        };
        /** @description The whole outline. */
        OutlineReplaceRequest: {
            /** @description Version the change is based on. */
            version: number;
            /** @description The parts, in order. */
            parts: components["schemas"]["OutlinePart"][];
        };
        /** @description The outline was changed on another device. `data` is the server's version. */
        OutlineConflict: {
            /** @description The reason. May be empty. */
            message: string;
            data: components["schemas"]["Outline"];
        };
        /** @description An image on a moodboard. */
        MoodboardItem: {
            /**
             * Format: int64
             * @description The image's id.
             */
            id: number;
            /** @description Address of the image. */
            url: string;
            /** @description Address of a small version. Null if there is none. */
            thumbnail: string | null;
            /** @description Width in pixels. Null if unknown. */
            width: number | null;
            /** @description Height in pixels. Null if unknown. */
            height: number | null;
            /** @description Caption. Null if there is none. */
            caption: string | null;
            /** @description Alt text. Null if there is none. */
            alt: string | null;
        };
        /** @description A project's moodboard (proposed). */
        Moodboard: {
            /** @description The images, in display order. */
            items: components["schemas"]["MoodboardItem"][];
        };
        /** @description A moodboard, wrapped in `data`. */
        MoodboardResponse: {
            data: components["schemas"]["Moodboard"];
        };
        /** @description Order, captions and alt texts of the images. */
        MoodboardReplaceRequest: {
            /** @description The images in their new order. Images that aren't listed follow, unchanged. */
            items: {
                /**
                 * Format: int64
                 * @description The image's id.
                 */
                id: number;
                /** @description Caption. Null removes it, absent leaves it unchanged. */
                caption?: string | null;
                /** @description Alt text. Null removes it, absent leaves it unchanged. */
                alt?: string | null;
            }[];
        };
        /** @description The short form of a note, for lists. */
        NoteRef: {
            /**
             * Format: int64
             * @description The note's id.
             */
            id: number;
            /** @description Title. Null if there is none. */
            title: string | null;
            /** @description Start of the text. Null if the note is empty. */
            excerpt: string | null;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description A page of notes. */
        NoteListResponse: {
            /** @description The notes on this page. */
            data: components["schemas"]["NoteRef"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        /** @description A new note. */
        NoteCreateRequest: {
            /** @description Title. Null for none. */
            title: string | null;
        };
        /** @description A ProseMirror node: a block such as a paragraph, heading or blockquote. The editor defines its other fields; store them unchanged. */
        RichTextNode: {
            /** @description The node's type. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Formatted text as ProseMirror JSON, never HTML. */
        RichText: {
            /**
             * @description Type of the root node.
             * @constant
             */
            type: "doc";
            /** @description The blocks of the text. */
            content: components["schemas"]["RichTextNode"][];
        };
        /** @description A section of a note. */
        NoteSection: {
            /**
             * Format: int64
             * @description The section's id.
             */
            id: number;
            /** @description The key that the section was created with. */
            client_key?: string;
            /** @description Increases with each change of the section. */
            version: number;
            /** @description Title. Null if there is none. */
            title: string | null;
            content: components["schemas"]["RichText"];
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description A note with its sections (proposed). */
        Note: {
            /**
             * Format: int64
             * @description The note's id. Notes and manuscripts share one sequence of ids.
             */
            id: number;
            /** @description Increases with each change of the title or the section order. */
            version: number;
            /** @description Title. Null if there is none. */
            title: string | null;
            /** @description The sections, in display order. */
            sections: components["schemas"]["NoteSection"][];
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description A note, wrapped in `data`. */
        NoteResponse: {
            data: components["schemas"]["Note"];
        };
        /** @description The changed title or section order of a note. Absent fields are unchanged. */
        NoteUpdateRequest: {
            /** @description Version the change is based on. */
            version: number;
            /** @description Title. Null removes it. */
            title?: string | null;
            /** @description Ids of all sections, in their new order. */
            section_ids?: number[];
        };
        /** @description The note was changed on another device. `data` is the server's version. */
        NoteConflict: {
            /** @description The reason. May be empty. */
            message: string;
            data: components["schemas"]["Note"];
        };
        /** @description A new section. */
        NoteSectionCreateRequest: {
            /** @description Makes the request safe to repeat. If the note has a section with this key, the response is that section, unchanged. A client uses a key once, for example a random number. */
            client_key?: string;
            /** @description Title. Null or absent for none. */
            title?: string | null;
            content: components["schemas"]["RichText"];
            /**
             * Format: int64
             * @description Id of the section it follows. Null or absent: add it at the end.
             */
            after?: number | null;
        };
        /** @description A section of a note, wrapped in `data`. */
        NoteSectionResponse: {
            data: components["schemas"]["NoteSection"];
        };
        /** @description The changed title or text of a section. Absent fields are unchanged. */
        NoteSectionUpdateRequest: {
            /** @description Version the change is based on. */
            version: number;
            /** @description Title. Null removes it. */
            title?: string | null;
            content?: components["schemas"]["RichText"];
        };
        /** @description The section was changed on another device. `data` is the server's version. */
        NoteSectionConflict: {
            /** @description The reason. May be empty. */
            message: string;
            data: components["schemas"]["NoteSection"];
        };
        /** @description A manuscript (proposed). */
        ProjectDocument: {
            /**
             * Format: int64
             * @description The manuscript's id. Notes and manuscripts share one sequence of ids.
             */
            id: number;
            /** @description Increases with each save. */
            version: number;
            content: components["schemas"]["RichText"];
            /** @description Word count, by the server. */
            words: number;
            /**
             * Format: date-time
             * @description When it was last saved. Null if never saved.
             */
            updated_at: string | null;
        };
        /** @description A manuscript, wrapped in `data`. */
        DocumentResponse: {
            data: components["schemas"]["ProjectDocument"];
        };
        /** @description The whole manuscript. */
        DocumentReplaceRequest: {
            /** @description Version the change is based on. */
            version: number;
            content: components["schemas"]["RichText"];
        };
        /** @description The manuscript was changed on another device. `data` is the server's version. */
        DocumentConflict: {
            /** @description The reason. May be empty. */
            message: string;
            data: components["schemas"]["ProjectDocument"];
        };
        /** @description Status of a reconciliation review. Open enum: treat unknown values as `open`. */
        ReconciliationStatus: 'open' | 'processing' | 'processed' | 'failed' | (string & {});
        /** @description A proposed change. */
        ReconciliationItem: {
            /**
             * Format: int64
             * @description The change's id.
             */
            id: number;
            /** @description Name of the changed fact or field, such as `Age`. */
            field: string;
            /** @description Current text. Null if there is none yet. */
            was: string | null;
            /** @description Proposed text. Null if there is none. */
            now: string | null;
            /** @description True if the writer edited the proposed text. */
            edited: boolean;
            /** @description The element that changes. Null if the change isn't about an element. */
            element: components["schemas"]["ElementRef"] | null;
        };
        /** @description A reconciliation review: proposed changes extracted from the writer's answers (proposed shape). */
        Reconciliation: {
            /** @description The review's slug. */
            slug: string;
            status: components["schemas"]["ReconciliationStatus"];
            /** @description Result for the writer. Null if there is none. */
            message: string | null;
            /** @description The project's slug. */
            project_slug: string;
            /** @description The project's name. */
            project_name: string;
            /** @description The proposed changes. */
            items: components["schemas"]["ReconciliationItem"][];
        };
        /** @description A reconciliation review, wrapped in `data`. */
        ReconciliationResponse: {
            data: components["schemas"]["Reconciliation"];
        };
        /** @description The edited text. The specification only says `payload`; the field is proposed. */
        ReconciliationItemUpdateRequest: {
            /** @description The text to use instead of the proposed one. */
            now: string;
        };
        /** @description A proposed change, wrapped in `data`. */
        ReconciliationItemResponse: {
            data: components["schemas"]["ReconciliationItem"];
        };
        /** @description The short form of a summary, for lists. */
        SummaryRef: {
            /**
             * Format: int64
             * @description The summary's id.
             */
            id: number;
            /** @description Title. */
            title: string;
            /** @description Start of the text. Null if the summary is empty. */
            excerpt: string | null;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description A page of summaries. */
        SummaryListResponse: {
            /** @description The summaries on this page. */
            data: components["schemas"]["SummaryRef"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        /** @description A summary of a story or of the writer (proposed shape). */
        Summary: {
            /**
             * Format: int64
             * @description The summary's id.
             */
            id: number;
            /** @description Title. */
            title: string;
            /** @description The text, as markdown. */
            content: string;
            /**
             * Format: int64
             * @description The story's id. Null for a summary of the writer.
             */
            story_id: number | null;
            /**
             * Format: int64
             * @description Id of the conversation about the summary. Null if there is none.
             */
            session_chat_id: number | null;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description A summary, wrapped in `data`. */
        SummaryResponse: {
            data: components["schemas"]["Summary"];
        };
        /** @description A recorded update of a summary: inside a conversation about it with `sessionChatId`, otherwise with the summary's `identifier`, never both. The fields are camelCase, as the specification shows them. */
        SummaryUpdateRequest: {
            /**
             * Format: binary
             * @description The recording.
             */
            audio: Blob;
            /**
             * Format: int64
             * @description Id of the conversation about the summary.
             */
            sessionChatId?: number;
            /**
             * Format: int64
             * @description The summary's id.
             */
            identifier?: number;
            /** @description Always empty. */
            message?: string;
        };
        /** @description Confirms that the recording arrived. Not wrapped in `data`. */
        SummaryUpdateReceipt: {
            /**
             * Format: int64
             * @description Id of the message to follow until it is processed.
             */
            chat_message_id: number;
        };
        /** @description The error body for an ended trial. */
        TrialError: {
            /** @description What went wrong. May be empty. */
            message: string;
            /** @description The error. */
            error: {
                /**
                 * @description Type of the error. The only field that the client checks.
                 * @constant
                 */
                type: "trial_exceeded_error";
            };
        };
        /** @description A question of the interview. */
        Question: {
            /** @description Kind of question, such as `open`. Null if unknown. */
            type: string | null;
            /** @description The question. */
            content: string;
            /** @description Title above the question. Null if there is none. */
            title: string | null;
            /** @description Address of the spoken question. Null if there is no audio. */
            audio: string | null;
        };
        /** @description Processing status of a message. Open enum: show the general status text for unknown values. */
        ChatMessageStatus: 'pending' | 'transcribing' | 'processing' | 'uploading_answer' | 'generating_question' | 'generating_insights' | 'completed' | 'failed' | (string & {});
        /** @description A question with its answer and status. */
        ChatMessage: {
            /**
             * Format: int64
             * @description The message's id.
             */
            id: number;
            /** @description The question. Null if there is none. */
            question: components["schemas"]["Question"] | null;
            /** @description The typed answer, verbatim. Null if there is none. */
            answer: string | null;
            status: components["schemas"]["ChatMessageStatus"];
            /** @description True once the recording has been processed. */
            audio_processed: boolean;
            /** @description Why processing failed. Null if it didn't. */
            error: string | null;
        };
        /** @description A server-given action. Always send it as POST, to the unchanged address. A client refuses an address on another origin. */
        ConversationAction: {
            /** @description Absolute URL on the API's origin, or a path that starts with /api/v1/. */
            url: string;
        };
        /** @description The actions available now. An absent action isn't available. */
        ConversationActions: {
            answer?: components["schemas"]["ConversationAction"];
            skip?: components["schemas"]["ConversationAction"];
            retry?: components["schemas"]["ConversationAction"];
            finish?: components["schemas"]["ConversationAction"];
            transcription?: components["schemas"]["ConversationAction"];
        };
        /** @description Id of what the conversation is about. For the endpoint `stories`, the story's id. */
        Identifier: number | {
            /** @description The id. */
            id: number;
        } | {
            /** @description The id. */
            value: number;
        };
        /** @description A fact extracted from the answers (proposed shape). */
        ExtractedFact: {
            /** @description What the fact is about, such as `Idea`. */
            name: string;
            /** @description The fact itself. */
            value: string;
        };
        /** @description Data of a conversation. */
        ConversationData: {
            /** @description Facts extracted from the answers. */
            extracted: components["schemas"]["ExtractedFact"][];
        };
        /** @description Type of an insight. Open enum: show a general label for unknown values. */
        InsightType: 'market_comp_insight' | 'brainstorming_insight' | 'relevant_quote' | 'audience_reaction_insight' | 'development_tip' | 'common_tropes' | 'common_cliches' | (string & {});
        /** @description A typed block of an insight. */
        InsightBlock: {
            /** @description Kind of block. Unknown kinds are shown as plain text. */
            type: 'bullet_points' | 'quote' | 'subtitle' | 'text' | (string & {});
            /** @description The text. For `bullet_points`, a list. */
            content: string | string[];
        };
        /** @description The text of an insight: a string, a list of strings or typed blocks, or null. */
        InsightContent: string | null | (string | components["schemas"]["InsightBlock"])[];
        /** @description A server-given action. Send DELETE as POST. */
        InsightAction: {
            /** @description HTTP method. */
            method: string;
            /** @description Absolute URL on the API's origin, or a path that starts with /api/v1/. */
            path: string;
        };
        /** @description The actions available now: `save`, or `unsave` for a saved insight. */
        InsightActions: {
            save?: components["schemas"]["InsightAction"];
            unsave?: components["schemas"]["InsightAction"];
        };
        /** @description A creative development insight. */
        Insight: {
            /**
             * Format: int64
             * @description The insight's id.
             */
            id: number;
            type: components["schemas"]["InsightType"];
            /** @description Title. Null if there is none. */
            title: string | null;
            /** @description First subtitle. Null if there is none. */
            subtitle_1: string | null;
            /** @description Second subtitle. Null if there is none. */
            subtitle_2: string | null;
            content: components["schemas"]["InsightContent"];
            /** @description Caption. Null if there is none. */
            caption: string | null;
            /** @description Name of its category. Null if there is none. */
            category_name: string | null;
            /** @description More attributes, by name. */
            extraAttributes: {
                [key: string]: string | number | boolean | null;
            };
            /**
             * Format: date-time
             * @description When the writer saved it. Null if not saved.
             */
            saved_at: string | null;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            actions: components["schemas"]["InsightActions"];
        };
        /** @description Insights of a conversation. */
        DevelopmentInsights: {
            /** @description The project's slug. Null outside a project. */
            projectSlug: string | null;
            /** @description The element's slug. Null if the conversation isn't about an element. */
            narrativeElementSlug: string | null;
            /** @description Heading of the insights, or null. */
            title: string | null;
            /** @description Line below the heading, or null. */
            caption: string | null;
            /** @description The insights. */
            insights: components["schemas"]["Insight"][];
        };
        /** @description The project a conversation belongs to. */
        ConversationProject: {
            /**
             * Format: int64
             * @description The project's id, used in its channel name.
             */
            id: number;
            /** @description The project's slug. */
            slug: string;
            /** @description The project's slug, as in `slug`. */
            project_slug: string;
            /** @description The project's name. */
            name: string;
            /** @description The project's subtitle. Null if there is none. */
            subtitle: string | null;
            /** @description The project's image. Null if there is none. */
            image: components["schemas"]["ProjectImage"] | null;
        };
        /** @description The element a conversation is about. */
        ConversationElement: {
            /**
             * Format: int64
             * @description The element's id, used in its channel name.
             */
            id: number;
            /** @description The element's slug. */
            slug: string;
            /** @description The element's name. */
            name: string;
            /** @description The `model_plural` of its kind, for the link back to the element. */
            type: string;
            image: components["schemas"]["ElementImage"];
        };
        /** @description The achievement a conversation is about. */
        ConversationAchievement: {
            /** @description The achievement's title. */
            title: string;
        };
        /** @description A conversation with its current question, not wrapped in `data`. */
        Conversation: {
            /** @description The current message. Null if there is none. */
            chat_message: components["schemas"]["ChatMessage"] | null;
            actions: components["schemas"]["ConversationActions"];
            /** @description Topics of the conversation so far, oldest first (proposed shape). */
            path: string[];
            /** @description Progress of the conversation in percent. Null if unknown. */
            progress: number | null;
            identifier: components["schemas"]["Identifier"];
            /**
             * Format: int64
             * @description The conversation's id.
             */
            session_chat_id: number;
            data: components["schemas"]["ConversationData"];
            /** @description The conversation's insights. Null if there are none. */
            development_insights: components["schemas"]["DevelopmentInsights"] | null;
            /** @description The project the conversation belongs to. Null outside a project. */
            project: components["schemas"]["ConversationProject"] | null;
            /** @description The element it is about. Null if it isn't about an element. */
            element: components["schemas"]["ConversationElement"] | null;
            /** @description The same element. Clients read `element` first. */
            narrative_element: components["schemas"]["ConversationElement"] | null;
            /** @description The achievement it is about. Null if it isn't about an achievement. */
            achievement: components["schemas"]["ConversationAchievement"] | null;
        };
        /** @description What a conversation is about. It decides what `identifier` is the id of. A client shows a conversation with an unknown value by its title and question, without opening it. */
        ConversationEndpoint: 'stories' | 'writer' | 'users/achievement' | 'summaries' | 'projects' | 'narrative-elements' | (string & {});
        /** @description The short form of an unfinished conversation, for a card. */
        SessionChatRef: {
            /**
             * Format: int64
             * @description The conversation's id.
             */
            session_chat_id: number;
            endpoint: components["schemas"]["ConversationEndpoint"];
            identifier: components["schemas"]["Identifier"];
            /** @description Title of what it is about. Null if it has none. */
            title: string | null;
            /** @description One line about it. Null if there is none. */
            subtitle: string | null;
            /** @description Address of an image. Null if there is none. */
            image: string | null;
            /** @description The current question. Null if there is none. */
            question: string | null;
            /** @description Number of the current question, starting at 1. */
            question_number: number;
            /** @description The project's slug. Null outside a project. */
            project_slug: string | null;
            /** @description The element's slug. Null if it isn't about an element. */
            element_slug: string | null;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description The conversation to continue, wrapped in `data`. */
        SessionChatLatestResponse: {
            /** @description The conversation. Null if there is no unfinished one. */
            data: components["schemas"]["SessionChatRef"] | null;
        };
        /** @description The latest message with its conversation data, not wrapped in `data`. */
        ChatMessageLatest: {
            /** @description The latest message. Null if there is nothing newer than `after`. */
            chat_message: components["schemas"]["ChatMessage"] | null;
            actions?: components["schemas"]["ConversationActions"];
            /** @description Topics of the conversation so far, oldest first. */
            path?: string[];
            /** @description Progress of the conversation in percent. Null if unknown. */
            progress?: number | null;
            data?: components["schemas"]["ConversationData"];
            /** @description The conversation's insights. Null if there are none. */
            development_insights?: components["schemas"]["DevelopmentInsights"] | null;
        };
        /** @description A question with its answer. To repeat the answer, post to `actions.answer` again. */
        Turn: {
            /**
             * Format: int64
             * @description The message's id.
             */
            chat_message_id: number;
            /** @description The question. */
            question: string;
            /** @description The typed answer, verbatim. Null if it was spoken or skipped. */
            answer: string | null;
            /** @description The transcription of a spoken answer. Null if there is none. */
            transcription: string | null;
            /**
             * @description `audio`: transcribed from the recording. `script`: written in advance by a mock server; label it as such. Null without a transcription, or if the writer typed or corrected it.
             * @enum {string|null}
             */
            transcription_source: "audio" | "script" | null;
            /** @description Address of the recording. Null if there is none. */
            audio: string | null;
            /** @description Length of the recording in milliseconds. Null if unknown. */
            duration_ms: number | null;
            /** @description True if the writer skipped the question. */
            skipped: boolean;
            actions: components["schemas"]["ConversationActions"];
            /**
             * Format: date-time
             * @description When it was answered or skipped.
             */
            created_at: string;
        };
        /** @description A page of turns. */
        TurnListResponse: {
            /** @description The turns on this page. */
            data: components["schemas"]["Turn"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        /** @description An answer as form data: a text in `message`, or a recording in `audio` with its `session_chat_id`, never both. The specification says `text via form data`; the name `message` is proposed. */
        AnswerRequest: {
            /**
             * Format: int64
             * @description The conversation's id. Required with `audio`.
             */
            session_chat_id?: number;
            /** @description The typed text. Multipart encoders send each line break as `\r\n`. A server may store it as it came or as `\n`: clients treat both as equal. */
            message?: string;
            /**
             * Format: binary
             * @description The recording.
             */
            audio?: Blob;
            /** @description Length of the recording in milliseconds (proposed). Absent if unknown. */
            duration_ms?: number;
        };
        /** @description Confirms that the server received an answer, a skip or a retry (proposed response). */
        ChatMessageReceipt: {
            /**
             * Format: int64
             * @description The message's id.
             */
            chat_message_id: number;
            status: components["schemas"]["ChatMessageStatus"];
        };
        /** @description What a conversation led to. */
        ConversationOutcome: {
            /**
             * Format: int64
             * @description The story's id. Null if it wasn't about a story.
             */
            story_id?: number | null;
            /**
             * Format: int64
             * @description The summary's id. Null if it wasn't about a summary.
             */
            summary_id?: number | null;
            /** @description Slug of the changes to review. Null if there are none. */
            reconciliation_slug?: string | null;
        };
        /** @description The end of a conversation and where to go next. Response of the finish action and payload of sessionChat.finished. */
        ConversationFinished: {
            identifier: components["schemas"]["Identifier"];
            endpoint: components["schemas"]["ConversationEndpoint"];
            /** @description The element's slug. Null if it wasn't about an element. */
            element?: string | null;
            /** @description Title of what it was about. Null if it has none. */
            title?: string | null;
            /** @description Closing message for the writer. Null if there is none. */
            message?: string | null;
            data?: components["schemas"]["ConversationOutcome"];
        };
        /** @description What a conversation is about. */
        SessionChatHeading: {
            /**
             * Format: int64
             * @description The conversation's id.
             */
            session_chat_id: number;
            endpoint: components["schemas"]["ConversationEndpoint"];
            identifier: components["schemas"]["Identifier"];
            /** @description Title of what it is about. Null if it has none or was deleted. */
            title: string | null;
            /** @description One line about it. Null if there is none. */
            subtitle: string | null;
            /** @description The project's slug. Null outside a project. */
            project_slug: string | null;
            /** @description The element's slug. Null if it isn't about an element. */
            element_slug: string | null;
            /** @description The `model_plural` of the element's kind. Null if it isn't about an element. */
            element_type: string | null;
            /** @description True if the conversation accepts no more answers. */
            finished: boolean;
        };
        /** @description A part of a text, counted in Unicode code points. */
        TextRange: {
            /** @description Code points before the part. */
            start: number;
            /** @description Code points of the part. */
            length: number;
        };
        /** @description An answer that a search found. */
        AnswerMatch: {
            session_chat: components["schemas"]["SessionChatHeading"];
            /**
             * Format: int64
             * @description The message's id.
             */
            chat_message_id: number;
            /** @description The question. */
            question: string;
            /** @description The answer around the first match, as plain text on one line, with `…` where it was cut. A client never interprets it as HTML. */
            excerpt: string;
            /** @description Where the excerpt matches, in order and without overlaps. */
            highlights: components["schemas"]["TextRange"][];
            /**
             * @description As in a turn. Null if the answer was typed.
             * @enum {string|null}
             */
            transcription_source: "audio" | "script" | null;
            /**
             * Format: date-time
             * @description When it was answered.
             */
            created_at: string;
        };
        /** @description A page of matching answers. */
        AnswerSearchResponse: {
            /** @description The matches on this page. */
            data: components["schemas"]["AnswerMatch"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        /** @description A conversation's heading, wrapped in `data`. */
        SessionChatResponse: {
            data: components["schemas"]["SessionChatHeading"];
        };
        /** @description The writer's own text for a spoken answer. */
        ChatMessageTranscriptionUpdateRequest: {
            /** @description What was said, as the writer typed it. */
            transcription: string;
        };
        /** @description Insights under a common heading. */
        InsightGroup: {
            /** @description Heading. Null if there is none. */
            title: string | null;
            /** @description Line below the heading. Null if there is none. */
            caption: string | null;
            /** @description The insights. */
            insights: components["schemas"]["Insight"][];
        };
        /** @description Current insights in one of two forms: `data` is an object with `insights`, or an array. */
        InsightListResponse: {
            /** @description The insights. */
            data: components["schemas"]["InsightGroup"] | components["schemas"]["Insight"][];
            meta?: components["schemas"]["PaginationMeta"];
        };
        /** @description A page of insights. */
        InsightPageResponse: {
            /** @description The insights on this page. */
            data: components["schemas"]["Insight"][];
            meta: components["schemas"]["PaginationMeta"];
        };
        /** @description An insight, wrapped in `data`. */
        InsightResponse: {
            data: components["schemas"]["Insight"];
        };
        /** @description A request to subscribe to a private channel. */
        BroadcastingAuthRequest: {
            /** @description Id of the websocket connection. */
            socket_id: string;
            /** @description Full channel name, with the prefix `private-`. */
            channel_name: string;
        };
        /** @description The signature, not wrapped in `data`, as Laravel returns it. */
        BroadcastingAuthResponse: {
            /** @description The signature: `{key}:{HMAC-SHA256(secret, socket_id:channel_name) in hex}`. */
            auth: string;
            /** @description Member data of a presence channel, as a JSON string. Absent for private channels. */
            channel_data?: string;
        };
        /** @description Event payload: the transcription of a spoken answer. */
        ChatMessageTranscribed: {
            /**
             * Format: int64
             * @description The message's id.
             */
            chat_message_id: number;
            /** @description The transcribed text, or its first 1,000 characters: an event must stay below 8 kB, also with each letter escaped. The whole text is in the conversation's turns. */
            transcription: string;
            /**
             * @description `audio`: transcribed from the recording. `script`: written in advance, by a mock server (proposed).
             * @enum {string}
             */
            transcription_source?: "audio" | "script";
        };
        /** @description An insight, by its id. Fetch the rest. */
        InsightRef: {
            /**
             * Format: int64
             * @description The insight's id.
             */
            id: number;
        };
        /** @description Ids of insights, with the project and element they belong to. */
        DevelopmentInsightsRef: {
            /** @description The project's slug. Null outside a project. */
            projectSlug?: string | null;
            /** @description The element's slug. Null if the conversation isn't about an element. */
            narrativeElementSlug?: string | null;
            /** @description Heading of the insights, or null. */
            title?: string | null;
            /** @description Line below the heading, or null. */
            caption?: string | null;
            /** @description Ids of the insights. */
            insights: components["schemas"]["InsightRef"][];
        };
        /** @description What came of an answer. Absent if there is nothing to add. */
        AnswerResult: {
            /** @description New insights. Null if there are none. */
            development_insights?: components["schemas"]["DevelopmentInsightsRef"] | null;
            /** @description Slug of the changes to review, if the answer contradicts the project. Null if there are none. */
            reconciliation_slug?: string | null;
        };
        /** @description Event payload: the status of a message. */
        ChatMessageStatusUpdated: {
            /**
             * Format: int64
             * @description The message's id.
             */
            chat_message_id: number;
            status: components["schemas"]["ChatMessageStatus"];
            /** @description Why processing failed. Null or absent if it didn't. */
            error?: string | null;
            /** @description True once the recording has been processed. */
            audio_processed?: boolean;
            data?: components["schemas"]["AnswerResult"];
        };
        /** @description Event payload: the beginning of the question that follows an answer. */
        ChatMessageQuestionDrafted: {
            /**
             * Format: int64
             * @description The answered message's id.
             */
            chat_message_id: number;
            /** @description All that is written so far. A later event replaces it. */
            content: string;
        };
        /** @description Event payload: a new message. */
        ChatMessageCreated: {
            chat_message: components["schemas"]["ChatMessage"];
            data?: components["schemas"]["ConversationData"];
        };
        /** @description What changed in a conversation. Absent fields are unchanged. */
        ConversationChange: {
            /** @description All facts extracted in this conversation so far. */
            extracted?: components["schemas"]["ExtractedFact"][];
            /** @description Progress of the conversation in percent. Null if unknown. */
            progress?: number | null;
            /** @description Topics of the conversation so far, oldest first. */
            path?: string[];
        };
        /** @description Event payload: data extracted from an answer. */
        ChatMessageDataUpdated: {
            /**
             * Format: int64
             * @description The answered message's id.
             */
            chat_message_id: number;
            data: components["schemas"]["ConversationChange"];
        };
        /** @description Event payload: ids of new insights. */
        ChatMessageDevelopmentInsightsCreated: {
            /**
             * Format: int64
             * @description The answered message's id. Absent if no answer caused the insights.
             */
            chat_message_id?: number;
            data: components["schemas"]["DevelopmentInsightsRef"];
        };
        /** @description Event payload: a toast. */
        ToastNotification: {
            /** @description Kind of toast. `error` uses the destructive style. Unknown kinds are shown as `info`. */
            type: 'info' | 'success' | 'warning' | 'error' | (string & {});
            /** @description Title. */
            title?: string;
            /** @description The text. */
            message: string;
        };
        /** @description Event payload: the writer completed an achievement. */
        AchievementUnlocked: {
            /**
             * Format: int64
             * @description The achievement's id.
             */
            achievement_id: number;
            /** @description Short name. */
            name: string;
            /** @description Title shown to the writer. */
            title: string;
            /** @description Name of an icon, such as `mic`. Null if there is none. */
            icon?: string | null;
            /** @description What the writer did to complete it. Null if there is none. */
            description?: string | null;
        };
        /** @description Event payload: an announcement. */
        Announcement: {
            /**
             * Format: int64
             * @description The announcement's id.
             */
            identifier?: number;
            /** @description Kind of announcement, such as `feature` or `maintenance`. Show unknown kinds too. */
            announcement_type: string;
            /** @description Title. */
            title?: string;
            /** @description Line below the title. Null if there is none. */
            subtitle?: string | null;
            /** @description The text, as markdown. */
            content: string;
            /** @description Address of an image. Null if there is none. */
            imageUrl?: string | null;
        };
        /** @description Event payload: a summary was updated. */
        UserSummaryUpdateCompleted: {
            /**
             * Format: int64
             * @description The summary's id.
             */
            identifier: number;
            /**
             * Format: int64
             * @description Id of the message with the recorded update.
             */
            chat_message_id: number;
        };
        /** @description A new element in short form. */
        CreatedElement: {
            /**
             * Format: int64
             * @description The element's id.
             */
            id: number;
            /** @description The slug. */
            slug: string;
            /** @description The name. */
            name: string;
            /** @description The plural kind, as in `/elements/{type}`. */
            type: string;
            /** @description Line below the name. Null if there is none. */
            subtitle?: string | null;
            image?: components["schemas"]["ElementImage"];
            /** @description The project's slug. */
            project_slug?: string;
            /** @description The project's name. */
            project_name?: string;
            /**
             * Format: date-time
             * @description When a conversation last developed it. Null if never.
             */
            developed_at?: string | null;
            /**
             * Format: date-time
             * @description When it last changed. Null if unknown.
             */
            updated_at?: string | null;
        };
        /** @description New elements with their project. */
        CreatedElements: {
            /** @description The project's slug. */
            project_slug: string;
            /** @description The new elements. */
            elements: components["schemas"]["CreatedElement"][];
        };
        /** @description Event payload: new elements of a project. */
        ElementsCreated: {
            data: components["schemas"]["CreatedElements"];
        };
        /** @description Event payload: an answer was processed. */
        UserMessageProcessed: {
            /**
             * Format: int64
             * @description The message's id.
             */
            chat_message_id: number;
            status: components["schemas"]["ChatMessageStatus"];
            /** @description The message. Null or absent if not included. */
            chat_message?: components["schemas"]["ChatMessage"] | null;
            data?: components["schemas"]["AnswerResult"];
        };
        /** @description Event payload: the proposed changes were applied, or applying them failed. */
        ReconciliationUpdateProcessed: {
            /** @description The review's slug. */
            identifier: string;
            status: components["schemas"]["ReconciliationStatus"];
            /** @description Result for the writer. Null or absent if there is none. */
            message?: string | null;
        };
        /** @description The new version of a note or manuscript. */
        NoteChange: {
            /** @description The new version. */
            version: number;
        };
        /** @description Event payload: a note's title or section order changed, or the manuscript with this id. Also sent when the note was deleted, so that reading it returns 404, and when it was restored. */
        NoteUpdated: {
            /**
             * Format: int64
             * @description The note's or the manuscript's id.
             */
            identifier: number;
            data: components["schemas"]["NoteChange"];
        };
        /** @description The section's note and the section's new version. */
        NoteSectionChange: {
            /**
             * Format: int64
             * @description The note's id.
             */
            note_id: number;
            /** @description The section's version. */
            version: number;
        };
        /** @description Event payload: a note's section was created, changed or deleted. */
        NoteSectionUpdated: {
            /**
             * Format: int64
             * @description The section's id.
             */
            identifier: number;
            data: components["schemas"]["NoteSectionChange"];
        };
    };
    responses: {
        /** @description The request took too long to arrive. The client sends it again. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description Too many requests in a short time. */
        TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait before the next attempt.
                 * @example 30
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description Any other server error, such as 502, 503 or 504 of a gateway or during maintenance. The client sends the request again. */
        ServerUnavailable: {
            headers: {
                /**
                 * @description Seconds to wait before the next attempt. Absent if the server can't tell.
                 * @example 60
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The XSRF header doesn't match the cookie. Fetch a new cookie and retry once. */
        CsrfMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The token is missing, invalid or expired. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The request is larger than the server allows. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The writer isn't allowed to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description Not found, or not visible to this writer. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The state doesn't allow this, for example because it happened already. A 422 with `errors` says the same. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorMessage"];
            };
        };
        /** @description The free trial has ended. The client only checks `error.type`. */
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
         * @description Page number, starting at 1.
         * @example 1
         */
        PageQuery: number;
        /**
         * @description Number of items per page.
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
         * @description Only projects in this category.
         * @example Novel
         */
        CategoryQuery: string;
        /**
         * @description The project's slug or id.
         * @example the-salt-road
         */
        ProjectPath: string;
        /**
         * @description A kind's `model_plural`, or `all`.
         * @example characters
         */
        ElementTypePath: string;
        /**
         * @description Only items of the project with this slug or id.
         * @example the-salt-road
         */
        ProjectQuery: string;
        /**
         * @description Only elements developed on this day.
         * @example 2026-11-12
         */
        DevelopmentDateQuery: string;
        /**
         * @description Search term.
         * @example lighthouse
         */
        SearchQuery: string;
        /**
         * @description `name`: alphabetical. `recent`: last changed first.
         * @example recent
         */
        ElementSortQuery: "name" | "recent";
        /**
         * @description The element's slug or id.
         * @example mara-ellery
         */
        ElementPath: string;
        /**
         * @description The element's slug or id, or the reserved `moodboard`.
         * @example mara-ellery
         */
        ElementImagePath: string;
        /**
         * @description The image's id.
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
         * @description The reconciliation review's slug.
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
         * @description The conversation's `session_chat_id`.
         * @example 61
         */
        SessionChatPath: number;
        /**
         * @description The chat message's id.
         * @example 1202
         */
        ChatMessagePath: number;
        /**
         * @description The words to find.
         * @example pretended
         */
        AnswerQuery: string;
        /**
         * @description Only answers about the project with this slug or id, about its elements and achievements, and about the stories that have a draft in it.
         * @example the-salt-road
         */
        AnswerProjectQuery: string;
        /**
         * @description Search term.
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
            /** @description The cookies were set. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    authLogin: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description Wrong email or password. `message` may be empty. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorMessage"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    authFederate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The email address and the browser's settings. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FederateRequest"];
            };
        };
        responses: {
            /** @description The email has been sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FederateResponse"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    authLogout: {
        parameters: {
            query?: never;
            header?: never;
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    userNameUpdate: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The name has been saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameUpdateResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    userProfileUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdateRequest"];
            };
        };
        responses: {
            /** @description The writer with the updated profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    userAvatarUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The photo, as form data. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarUploadRequest"];
            };
        };
        responses: {
            /** @description The writer with the new photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    userAvatarDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The writer without a photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
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
            /** @description The subscription overview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    subscriptionUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription's id.
                 * @example 3
                 */
                subscription: components["parameters"]["SubscriptionPath"];
            };
            cookie?: never;
        };
        /** @description The new price. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionUpdateRequest"];
            };
        };
        responses: {
            /** @description The updated subscription overview. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    subscriptionCancel: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The updated subscription overview. */
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
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    invoiceList: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
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
            /** @description The file. `Content-Disposition` contains its name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    storyDelete: {
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    storyUpdate: {
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
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoryUpdateRequest"];
            };
        };
        responses: {
            /** @description The updated story. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    storyRestore: {
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
            /** @description The restored story. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    storyCoverUpload: {
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
        /** @description The cover, as form data. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CoverUploadRequest"];
            };
        };
        responses: {
            /** @description The story with the new cover. */
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    storyCoverDelete: {
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
            /** @description The story without a cover. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    storyCoverRestore: {
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
            /** @description The story with its earlier cover. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    trashList: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
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
            /** @description A page of the trash. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashListResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    projectList: {
        parameters: {
            query?: {
                /**
                 * @description Only projects in this category.
                 * @example Novel
                 */
                category?: components["parameters"]["CategoryQuery"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    projectCreate: {
        parameters: {
            query?: never;
            header?: never;
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    projectRead: {
        parameters: {
            query?: {
                /**
                 * @description Sent only by the test page and in debug mode.
                 * @example true
                 */
                test?: "true";
            };
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    projectUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectUpdateRequest"];
            };
        };
        responses: {
            /** @description The updated project. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    elementList: {
        parameters: {
            query?: {
                /**
                 * @description Only items of the project with this slug or id.
                 * @example the-salt-road
                 */
                project?: components["parameters"]["ProjectQuery"];
                /**
                 * @description Only elements developed on this day.
                 * @example 2026-11-12
                 */
                development_date?: components["parameters"]["DevelopmentDateQuery"];
                /**
                 * @description Search term.
                 * @example lighthouse
                 */
                query?: components["parameters"]["SearchQuery"];
                /**
                 * @description `name`: alphabetical. `recent`: last changed first.
                 * @example recent
                 */
                sort?: components["parameters"]["ElementSortQuery"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
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
            /** @description The elements, in the order of `sort`. */
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    elementCreate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    elementRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    elementDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    elementUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug or id.
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ElementUpdateRequest"];
            };
        };
        responses: {
            /** @description The updated element. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    elementRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug or id.
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored element. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    relatedElementList: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    elementImageUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
        /** @description The image, as form data. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUploadRequest"];
            };
        };
        responses: {
            /** @description The stored image. */
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    outlineRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    outlineReplace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        /** @description The whole outline. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutlineReplaceRequest"];
            };
        };
        responses: {
            /** @description The saved outline. */
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
            408: components["responses"]["RequestTimeout"];
            /** @description A newer version exists. `data` contains it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutlineConflict"];
                };
            };
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    moodboardRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The moodboard. */
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    moodboardReplace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        /** @description The images in their new order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoodboardReplaceRequest"];
            };
        };
        responses: {
            /** @description The saved moodboard. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    moodboardItemDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The image's id.
                 * @example 601
                 */
                item: components["parameters"]["MoodboardItemPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    moodboardItemRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The image's id.
                 * @example 601
                 */
                item: components["parameters"]["MoodboardItemPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The moodboard with the restored image. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    noteList: {
        parameters: {
            query?: {
                /**
                 * @description Search term.
                 * @example lighthouse
                 */
                query?: components["parameters"]["SearchQuery"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    noteCreate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    noteRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    noteDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    noteUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            /** @description The updated note. */
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
            408: components["responses"]["RequestTimeout"];
            /** @description A newer version exists. `data` contains it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteConflict"];
                };
            };
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    noteRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            /** @description The restored note. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    noteSectionCreate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    noteSectionDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    noteSectionUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            /** @description The updated section. */
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
            408: components["responses"]["RequestTimeout"];
            /** @description A newer version exists. `data` contains it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteSectionConflict"];
                };
            };
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    documentRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manuscript. */
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    documentReplace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        /** @description The whole manuscript. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentReplaceRequest"];
            };
        };
        responses: {
            /** @description The saved manuscript. */
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
            408: components["responses"]["RequestTimeout"];
            /** @description A newer version exists. `data` contains it. */
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
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    reconciliationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reconciliation review's slug.
                 * @example salt-road-november
                 */
                reconciliation: components["parameters"]["ReconciliationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposed changes. */
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    reconciliationItemUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reconciliation review's slug.
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
        /** @description The edited text. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReconciliationItemUpdateRequest"];
            };
        };
        responses: {
            /** @description The edited change. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    reconciliationItemDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reconciliation review's slug.
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
            /** @description Rejected. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    reconciliationProcess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The reconciliation review's slug.
                 * @example salt-road-november
                 */
                reconciliation: components["parameters"]["ReconciliationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes are being applied. */
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
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    summaryList: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    summaryUpdateProcess: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The recording was received. */
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
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
            /** @description The conversation with its current question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description No conversation is open. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["TrialExceeded"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    storyConversationStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation with its first question. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
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
            /** @description The conversation with its current question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description No conversation is open. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["TrialExceeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    storyDevelopmentStart: {
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
            /** @description The conversation with its first question. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
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
            /** @description The conversation with its current question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description No conversation is open. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["TrialExceeded"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    writerConversationStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation with its first question. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    achievementConversationResume: {
        parameters: {
            query?: {
                /**
                 * @description Only items of the project with this slug or id.
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
            /** @description The conversation with its current question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description No conversation is open. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["TrialExceeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    achievementConversationStart: {
        parameters: {
            query?: {
                /**
                 * @description Only items of the project with this slug or id.
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
            /** @description The conversation with its first question. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
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
            /** @description The conversation with its current question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description No conversation is open. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["TrialExceeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    summaryConversationStart: {
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
            /** @description The conversation with its first question. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    projectConversationResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation with its current question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description No conversation is open. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["TrialExceeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    projectConversationStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation with its first question. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    elementConversationResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug or id.
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation with its current question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            /** @description No conversation is open. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["TrialExceeded"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    elementConversationStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug or id.
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation with its first question. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    chatMessageLatestRead: {
        parameters: {
            query?: {
                /**
                 * @description The last known message's id. Returns only a newer message.
                 * @example 1201
                 */
                after?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The conversation's `session_chat_id`.
                 * @example 61
                 */
                session_chat: components["parameters"]["SessionChatPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest message, or null if there is nothing new. */
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    turnList: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The conversation's `session_chat_id`.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    chatMessageAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The conversation's `session_chat_id`.
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
                "multipart/form-data": components["schemas"]["AnswerRequest"];
            };
        };
        responses: {
            /** @description The answer was received. */
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
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    chatMessageSkip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The conversation's `session_chat_id`.
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
            /** @description The question was skipped. */
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
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    chatMessageRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The conversation's `session_chat_id`.
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
            /** @description Processing has started again. */
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
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    sessionChatFinish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The conversation's `session_chat_id`.
                 * @example 61
                 */
                session_chat: components["parameters"]["SessionChatPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation has ended. */
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
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    answerSearch: {
        parameters: {
            query: {
                /**
                 * @description The words to find.
                 * @example pretended
                 */
                query: components["parameters"]["AnswerQuery"];
                /**
                 * @description Only answers about the project with this slug or id, about its elements and achievements, and about the stories that have a draft in it.
                 * @example the-salt-road
                 */
                project?: components["parameters"]["AnswerProjectQuery"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
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
            /** @description The matching answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerSearchResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    sessionChatRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The conversation's `session_chat_id`.
                 * @example 61
                 */
                session_chat: components["parameters"]["SessionChatPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation's heading. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionChatResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    chatMessageTranscriptionUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The conversation's `session_chat_id`.
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
        /** @description The corrected text. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessageTranscriptionUpdateRequest"];
            };
        };
        responses: {
            /** @description The text was stored, and the answer is processed again. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    projectInsightList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    projectInsightHistoryList: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    projectInsightSavedList: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    elementInsightList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    elementInsightHistoryList: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    elementInsightSavedList: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug or id.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    elementInsightSearch: {
        parameters: {
            query: {
                /**
                 * @description Search term.
                 * @example lighthouse
                 */
                query: components["parameters"]["RequiredSearchQuery"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
                 * @example 30
                 */
                per_page?: components["parameters"]["PerPageQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The project's slug or id.
                 * @example the-salt-road
                 */
                project: components["parameters"]["ProjectPath"];
                /**
                 * @description The element's slug or id.
                 * @example mara-ellery
                 */
                element: components["parameters"]["ElementPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching insights. */
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
            408: components["responses"]["RequestTimeout"];
            /** @description The request failed validation. */
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
            "5XX": components["responses"]["ServerUnavailable"];
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    userInsightHistoryList: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    userInsightSavedList: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                page?: components["parameters"]["PageQuery"];
                /**
                 * @description Number of items per page.
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
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    insightSave: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The updated insight. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    insightUnsave: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description The updated insight. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
    broadcastingAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The socket and the channel. */
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
            408: components["responses"]["RequestTimeout"];
            419: components["responses"]["CsrfMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            "5XX": components["responses"]["ServerUnavailable"];
        };
    };
}
