// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

export interface paths {
    "/answer/api/v1/siteinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the public settings of the site
         * @description All groups of settings a client needs before it shows anything. Served on a private site too. No group is ever missing.
         */
        get: operations["getSiteInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/language/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the translations of a language
         * @description The whole tree of texts in the language of `Accept-Language`; an unknown language gets `en_US`. Clients read the key `ui`.
         */
        get: operations["getLanguageConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/language/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the languages
         * @description Languages the site speaks. The first entry is `Default`, the language of the site, when one is set.
         */
        get: operations["listLanguageOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/register/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up with an e-mail address
         * @description Makes an account, sends an activation mail and answers with a session that only the inactive flows accept until the address is verified. A taken address is a field error of `e_mail`, an unusable name of `name`. Refused when sign-up is closed or the e-mail domain is not allowed.
         */
        post: operations["registerByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/login/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an e-mail address
         * @description Answers with a session. Unknown addresses and wrong passwords answer alike, with a field error of `e_mail`. A suspended account gets 403 `suspended` and no session. After three failures a captcha is asked for.
         */
        post: operations["loginByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description Ends the session of this token.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in account
         * @description The account behind the token; `null` for a guest or an unknown token. A suspended account gets 403 `suspended`.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/email/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an e-mail address
         * @description Takes the code of the activation mail, marks the address verified and answers with a new session. A used, replaced or expired code is 403 `url_expired`.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/email/verification/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the activation mail again
         * @description Sends a new activation mail to the signed-in account; earlier codes of this purpose stop working. A captcha may be asked for.
         */
        post: operations["sendVerificationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/personal/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a profile
         * @description The public profile of a person. An unknown username is 404.
         */
        get: operations["getPersonalUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/personal/qa/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the best posts of a person
         * @description At most five questions and five answers by votes; both lists are empty for an unknown username.
         */
        get: operations["getPersonalTop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check what the viewer may do
         * @description For every permission key asked for, whether the viewer holds it. An unknown key is not held.
         */
        get: operations["checkPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/question/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions
         * @description Pinned questions first, then in the order asked for; 20 a page unless asked otherwise. Hidden questions appear only to their author and to staff. An unknown tag or username gives an empty list.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/question/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a question
         * @description Counts one view. A deleted question is shown to its author and to those who may reopen it, with `operation`; everybody else gets 404, as for a hidden or absent one.
         */
        get: operations["getQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question
         * @description Needs the permission `question.add`; new tags need `tag.add`, reserved ones are for staff. Field errors of the rules and of `tags` come in one list. The same question sent again within five minutes is refused.
         */
        post: operations["createQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/question/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions with a similar title
         * @description At most ten questions whose title contains the text; none for an empty text.
         */
        get: operations["listSimilarQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/answer/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the answers of a question
         * @description 20 a page unless asked otherwise, at most 1000. Deleted answers appear only to their author and to those who may delete answers.
         */
        get: operations["listAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/answer": {
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
         * @description Needs the permission `answer.add`. Refused with 403 when the site allows one answer per person and there is one; with 400 when the question is closed or deleted. The same answer sent again within five minutes is refused.
         */
        post: operations["createAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/answer/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an answer, or take it back
         * @description For the author of the question and those who hold `answer.accept`. Reputation moves on both sides and the author of the answer is notified.
         */
        post: operations["acceptAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/comment/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments of a question or answer
         * @description Oldest first unless asked otherwise; 15 a page unless asked otherwise.
         */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a question or answer
         * @description Needs the permission `comment.add`. Notifies the person replied to, else the people mentioned, else the author of the post. The same comment sent again within five minutes is refused.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/vote/up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote up
         * @description For questions, answers and comments. An opposite vote is taken back first; the same vote again changes nothing. Nobody votes on their own post (400, `toast`); missing reputation is 403.
         */
        post: operations["voteUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/vote/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vote down
         * @description For questions and answers. An opposite vote is taken back first; the same vote again changes nothing. Nobody votes on their own post (400, `toast`); missing reputation is 403.
         */
        post: operations["voteDown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/tags/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Main tags; a synonym that matches is shown as its main tag. 20 a page unless asked otherwise.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tag
         * @description By id or by slug; one of them is needed. A synonym answers with its main tag and `main_tag_slug_name`. An unknown tag is 404.
         */
        get: operations["getTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/question/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest tags while typing
         * @description Tags whose slug or name begins with the text; an empty text gives the recommended tags.
         */
        get: operations["suggestTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/post/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview Markdown
         * @description The text as safe HTML, exactly as it would be shown after posting.
         */
        post: operations["renderPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search questions and answers
         * @description Understands `[tag]`, `user:name`, `user:me`, `score:n`, `answers:n`, `views:n`, `is:question`, `is:answer`, `hasaccepted:no`, `isaccepted:yes`, `inquestion:id` and quoted words. At most five tags and five words count. 30 a page unless asked otherwise, at most 50. A captcha is asked for after many searches.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/notification/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what waits for the viewer
         * @description Cheap enough to be asked every few seconds.
         */
        get: operations["getNotificationStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the dashboard
         * @description State of the site in numbers; counts may be up to 60 minutes old.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/siteinfo/general": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the general settings
         * @description Name, description, address and contact of the site.
         */
        get: operations["getGeneralSettings"];
        /**
         * Save the general settings
         * @description Markup is taken out of the texts, the address is cut to scheme and host. Answers with what was saved.
         */
        put: operations["updateGeneralSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/installation/language/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the languages of the installer
         * @description Never empty. On an installed site every installation call is 403.
         */
        get: operations["listInstallationLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/installation/config-file/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check how far the installation is
         * @description Tells whether a configuration exists, whether its database answers and whether the tables are there. Takes no body.
         */
        post: operations["checkInstallationConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/installation/db/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the database
         * @description Connects once with the values given. A failure is 400 `alert`.
         */
        post: operations["checkInstallationDatabase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/installation/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write the configuration
         * @description Does nothing when one exists. When it cannot be written the answer is 400 with `default_config`, the text to paste.
         */
        post: operations["initInstallation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/installation/base-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the installation
         * @description Makes the tables, stores the site settings and makes the first administrator, whose address counts as verified. Does nothing on an installed site. Field errors name the fields of the body.
         */
        post: operations["installSite"];
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
        /** @description One field of a request that was refused. */
        FieldError: {
            /** @description Name of the field as it is written in the request. */
            error_field: string;
            /** @description What is wrong with it, a full sentence in the language of the request. */
            error_msg: string;
        };
        /** @description The configuration could not be written; its text is handed over to be pasted. */
        InstallInitFailure: {
            /** @description Always `false`. */
            success: boolean;
            /** @description Whether the configuration file could not be written. */
            create_config_failed: boolean;
            /** @description Text of the configuration file. */
            default_config: string;
            /**
             * @description Shown in place.
             * @enum {string}
             */
            err_type: "alert";
        };
        /** @description How a refusal wants to be shown. */
        ErrType: {
            /**
             * @description `toast`: a short notice; `alert`: in place, beside the form; `modal`: a dialog.
             * @enum {string}
             */
            err_type: "toast" | "alert" | "modal";
        };
        /** @description Which gate closed (HTTP 403). */
        ForbiddenInfo: {
            /**
             * @description `inactive`: the e-mail address is not verified; `suspended`: the account is suspended; `url_expired`: the mailed link is no longer valid.
             * @enum {string}
             */
            type: "inactive" | "suspended" | "url_expired";
        };
        /** @description The frame around every refusal. */
        ErrorEnvelope: {
            /** @description Repeats the HTTP status. */
            code: number;
            /** @description Machine key of the refusal. */
            reason: string;
            /** @description Text for people, in the language of the request. */
            msg: string;
            /** @description `null`: a plain refusal. A list: the refused fields, never empty. An object: how to show the refusal, or which gate closed. */
            data: null | components["schemas"]["FieldError"][] | components["schemas"]["InstallInitFailure"] | components["schemas"]["ErrType"] | components["schemas"]["ForbiddenInfo"];
        };
        /** @description The frame around every answer. All four keys are always present. */
        Envelope: {
            /** @description Repeats the HTTP status. */
            code: number;
            /** @description Machine key of the outcome; `base.success` when the call did its work. */
            reason: string;
            /** @description Text for `reason` in the language of the request. */
            msg: string;
            /** @description The result; `null` when there is nothing to tell. */
            data: unknown;
        };
        /** @description Name, description and address of the site. */
        SiteGeneral: {
            /** @description Site name. */
            name: string;
            /** @description Tagline, or an empty string. */
            short_description: string;
            /** @description Description for search engines, or an empty string. */
            description: string;
            /** @description Address of the site: scheme and host, no trailing slash. */
            site_url: string;
            /** @description Address for questions about the site. */
            contact_email: string;
        };
        /** @description Language and time zone of the site. */
        SiteInterface: {
            /** @description Language code. */
            language: string;
            /** @description IANA time zone name. */
            time_zone: string;
        };
        /** @description Pictures of the site; each is an address or an empty string. */
        SiteBranding: {
            /** @description Logo. */
            logo: string;
            /** @description Logo on small screens. */
            mobile_logo: string;
            /** @description Square icon. */
            square_icon: string;
            /** @description Icon of the browser tab. */
            favicon: string;
        };
        /** @description Who may sign up and sign in. */
        SiteLogin: {
            /** @description Whether sign-up is open. */
            allow_new_registrations: boolean;
            /** @description Whether sign-up by e-mail is open. */
            allow_email_registrations: boolean;
            /** @description Whether e-mail and password sign people in. */
            allow_password_login: boolean;
            /** @description Whether only signed-in people may read. */
            login_required: boolean;
            /** @description E-mail domains that may sign up; empty for all. */
            allow_email_domains: string[];
        };
        /** @description A theme to choose. */
        ThemeOption: {
            /** @description Name in the language of the request. */
            label: string;
            /** @description Key. */
            value: string;
        };
        /** @description Colours of the site. */
        SiteTheme: {
            /** @description Themes to choose from. */
            theme_options: components["schemas"]["ThemeOption"][];
            /** @description Key of the theme in use. */
            theme: string;
            /** @description Settings by theme key. */
            theme_config: {
                [key: string]: unknown;
            };
            /** @description Colour scheme of the site, or an empty string. */
            color_scheme: string;
        };
        /** @description Own HTML and CSS of the site; each may be empty. */
        SiteCustomHtml: {
            /** @description HTML at the end of the head. */
            custom_head: string;
            /** @description Style sheet. */
            custom_css: string;
            /** @description HTML before the page. */
            custom_header: string;
            /** @description HTML after the page. */
            custom_footer: string;
            /** @description HTML in the right column. */
            custom_sidebar: string;
        };
        /** @description Addresses and robots. */
        SiteSeo: {
            /**
             * @description Form of question addresses: 1 long id and title, 2 long id, 3 short id and title, 4 short id.
             * @enum {integer}
             */
            permalink: 1 | 2 | 3 | 4;
            /** @description Text of robots.txt. */
            robots: string;
        };
        /** @description What members may change in their profile. */
        SiteUsers: {
            /**
             * @description Picture of people without one.
             * @enum {string}
             */
            default_avatar: "system" | "gravatar";
            /** @description Address before the hash of a Gravatar picture. */
            gravatar_base_url: string;
            /** @description Whether the display name may change. */
            allow_update_display_name: boolean;
            /** @description Whether the username may change. */
            allow_update_username: boolean;
            /** @description Whether the picture may change. */
            allow_update_avatar: boolean;
            /** @description Whether the profile text may change. */
            allow_update_bio: boolean;
            /** @description Whether the website may change. */
            allow_update_website: boolean;
            /** @description Whether the location may change. */
            allow_update_location: boolean;
        };
        /** @description Rules for posting. */
        SiteWrite: {
            /** @description Whether a person may answer a question only once. */
            restrict_answer: boolean;
            /** @description Whether a question needs a recommended tag. */
            required_tag: boolean;
            /** @description Slugs of recommended tags. */
            recommend_tags: string[];
            /** @description Slugs of tags only staff may use. */
            reserved_tags: string[];
        };
        /** @description The public settings of the site. */
        SiteInfo: {
            /** @description Name, description and address. */
            general: components["schemas"]["SiteGeneral"];
            /** @description Language and time zone. */
            interface: components["schemas"]["SiteInterface"];
            /** @description Logos. */
            branding: components["schemas"]["SiteBranding"];
            /** @description Who may sign up and sign in. */
            login: components["schemas"]["SiteLogin"];
            /** @description Colours. */
            theme: components["schemas"]["SiteTheme"];
            /** @description Own HTML and CSS of the site. */
            custom_css_html: components["schemas"]["SiteCustomHtml"];
            /** @description Addresses and robots. */
            site_seo: components["schemas"]["SiteSeo"];
            /** @description What members may change in their profile. */
            site_users: components["schemas"]["SiteUsers"];
            /** @description Rules for posting. */
            site_write: components["schemas"]["SiteWrite"];
            /** @description Version of the server. */
            version: string;
            /** @description Build of the server, or an empty string. */
            revision: string;
        };
        /** @description A language to choose. */
        LangOption: {
            /** @description Name of the language in itself. */
            label: string;
            /** @description Language code, or `Default` for the language of the site. */
            value: string;
            /** @description How much is translated, in percent. */
            progress: number;
        };
        /** @description A new account. */
        RegisterBody: {
            /** @description Display name, 2 to 30 characters; the username is made from it. */
            name: string;
            /**
             * Format: email
             * @description E-mail address, at most 500 characters.
             */
            e_mail: string;
            /** @description Password, 8 to 32 characters, no spaces. */
            pass: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /**
         * @description State of an account. `inactive` is a normal account whose e-mail address is not verified.
         * @enum {string}
         */
        AccountStatus: "normal" | "suspended" | "deleted" | "inactive";
        /** @description The account that has just been signed in, with its session token. */
        SessionUser: {
            /** @description Account id. */
            id: string;
            /** @description When the account was made. Unix seconds. */
            created_at: number;
            /** @description Last sign-in. Unix seconds. */
            last_login_date: number;
            /** @description Unique name used in addresses, lower-case. */
            username: string;
            /** @description E-mail address. */
            e_mail: string;
            /**
             * @description 1: address verified, 2: not yet.
             * @enum {integer}
             */
            mail_status: 1 | 2;
            /**
             * @description Mail notices: 1 on, 2 off.
             * @enum {integer}
             */
            notice_status: 1 | 2;
            /** @description Followers. */
            follow_count: number;
            /** @description Visible answers. */
            answer_count: number;
            /** @description Visible questions. */
            question_count: number;
            /** @description Reputation. */
            rank: number;
            /** @description Always 1. */
            authority_group: number;
            /** @description Name shown to others. */
            display_name: string;
            /** @description Address of the picture, or an empty string. */
            avatar: string;
            /** @description Telephone number, or an empty string. */
            mobile: string;
            /** @description Profile text in Markdown. */
            bio: string;
            /** @description Profile text as safe HTML. */
            bio_html: string;
            /** @description Website as typed. */
            website: string;
            /** @description Free text. */
            location: string;
            /** @description Language code such as `en_US`, or `Default` for the language of the site. */
            language: string;
            /**
             * @description Chosen colour scheme.
             * @enum {string}
             */
            color_scheme: "default" | "light" | "dark" | "system";
            /** @description Session token for the `Authorization` header. */
            access_token: string;
            /**
             * @description 1: member, 2: administrator, 3: moderator.
             * @enum {integer}
             */
            role_id: 1 | 2 | 3;
            /** @description State of the account. */
            status: components["schemas"]["AccountStatus"];
            /** @description Whether a password is set. */
            have_password: boolean;
            /** @description Reading token of a private site, or an empty string. */
            visit_token: string;
        };
        /** @description An e-mail address and its password. */
        LoginBody: {
            /**
             * Format: email
             * @description E-mail address, at most 500 characters.
             */
            e_mail: string;
            /** @description Password, 8 to 32 characters. */
            pass: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description Where an account takes its picture from. */
        AvatarChoice: {
            /**
             * @description Kind of picture; an empty string and `system` mean the default picture.
             * @enum {string}
             */
            type: "" | "default" | "gravatar" | "custom" | "system";
            /** @description Address of the Gravatar picture, or an empty string. */
            gravatar: string;
            /** @description Address of the uploaded picture, or an empty string. */
            custom: string;
        };
        /** @description The account behind the session token of the request. */
        CurrentUser: {
            /** @description Account id. */
            id: string;
            /** @description When the account was made. Unix seconds. */
            created_at: number;
            /** @description Last sign-in. Unix seconds. */
            last_login_date: number;
            /** @description Unique name used in addresses, lower-case. */
            username: string;
            /** @description E-mail address. */
            e_mail: string;
            /**
             * @description 1: address verified, 2: not yet.
             * @enum {integer}
             */
            mail_status: 1 | 2;
            /**
             * @description Mail notices: 1 on, 2 off.
             * @enum {integer}
             */
            notice_status: 1 | 2;
            /** @description Followers. */
            follow_count: number;
            /** @description Visible answers. */
            answer_count: number;
            /** @description Visible questions. */
            question_count: number;
            /** @description Reputation. */
            rank: number;
            /** @description Always 1. */
            authority_group: number;
            /** @description Name shown to others. */
            display_name: string;
            /** @description Where the picture comes from. */
            avatar: components["schemas"]["AvatarChoice"];
            /** @description Telephone number, or an empty string. */
            mobile: string;
            /** @description Profile text in Markdown. */
            bio: string;
            /** @description Profile text as safe HTML. */
            bio_html: string;
            /** @description Website as typed. */
            website: string;
            /** @description Free text. */
            location: string;
            /** @description Language code such as `en_US`, or `Default` for the language of the site. */
            language: string;
            /**
             * @description Chosen colour scheme.
             * @enum {string}
             */
            color_scheme: "default" | "light" | "dark" | "system";
            /** @description The session token of this request. */
            access_token: string;
            /**
             * @description 1: member, 2: administrator, 3: moderator.
             * @enum {integer}
             */
            role_id: 1 | 2 | 3;
            /** @description State of the account. */
            status: components["schemas"]["AccountStatus"];
            /** @description Whether a password is set. */
            have_password: boolean;
            /** @description Always an empty string here. */
            visit_token: string;
        };
        /** @description The code of an activation mail. */
        VerifyEmailBody: {
            /** @description The code, 1 to 500 characters; works once. */
            code: string;
        };
        /** @description A solved challenge, where one is asked for. */
        CaptchaBody: {
            /** @description Id of the solved challenge, at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture, at most 500. */
            captcha_code?: string;
        };
        /** @description The public profile of a person. */
        UserProfile: {
            /** @description Account id. */
            id: string;
            /** @description When the account was made. Unix seconds. */
            created_at: number;
            /** @description Last sign-in. Unix seconds. */
            last_login_date: number;
            /** @description Unique name used in addresses. */
            username: string;
            /** @description Followers. */
            follow_count: number;
            /** @description Visible answers. */
            answer_count: number;
            /** @description Visible questions. */
            question_count: number;
            /** @description Reputation. */
            rank: number;
            /** @description Name shown to others. */
            display_name: string;
            /** @description Address of the picture, or an empty string. */
            avatar: string;
            /** @description Telephone number, or an empty string. */
            mobile: string;
            /** @description Profile text in Markdown. */
            bio: string;
            /** @description Profile text as safe HTML. */
            bio_html: string;
            /** @description Website as typed. */
            website: string;
            /** @description Free text. */
            location: string;
            /** @description State of the account. */
            status: components["schemas"]["AccountStatus"];
            /** @description HTML note, only when the account is not normal. */
            status_msg?: string;
        };
        /** @description A tag beside a question. */
        TagBadge: {
            /** @description Name used in addresses. */
            slug_name: string;
            /** @description Name shown. */
            display_name: string;
            /** @description The tag this one is a synonym of, or an empty string. */
            main_tag_slug_name: string;
            /** @description Whether the site recommends it. */
            recommend: boolean;
            /** @description Whether only staff may use it. */
            reserved: boolean;
        };
        /**
         * @description State of a question in words.
         * @enum {string}
         */
        QuestionState: "available" | "closed" | "deleted";
        /** @description A question in a profile. */
        PersonalQuestionItem: {
            /** @description Question id. */
            question_id: string;
            /** @description Title. */
            title: string;
            /** @description Title as part of an address. */
            url_title: string;
            /** @description Up votes minus down votes. */
            vote_count: number;
            /** @description Tags. */
            tags: components["schemas"]["TagBadge"][];
            /** @description Views. */
            view_count: number;
            /** @description Visible answers. */
            answer_count: number;
            /** @description Bookmarks. */
            collection_count: number;
            /** @description When it was asked. Unix seconds. */
            created_at: number;
            /** @description Id of the accepted answer, `0` for none. */
            accepted_answer_id: string;
            /** @description State. */
            status: components["schemas"]["QuestionState"];
        };
        /** @description The question of an answer in a profile. */
        PersonalAnswerQuestion: {
            /** @description Title. */
            title: string;
            /** @description Title as part of an address. */
            url_title: string;
            /** @description Tags. */
            tags: components["schemas"]["TagBadge"][];
        };
        /** @description An answer in a profile. */
        PersonalAnswerItem: {
            /** @description Answer id. */
            answer_id: string;
            /** @description Question id. */
            question_id: string;
            /**
             * @description 1: not accepted, 2: accepted.
             * @enum {integer}
             */
            accepted: 1 | 2;
            /** @description Up votes minus down votes. */
            vote_count: number;
            /** @description When it was written. Unix seconds. */
            create_time: number;
            /** @description Last edit. Unix seconds, 0 for never. */
            update_time: number;
            /** @description The question it answers. */
            question_info: components["schemas"]["PersonalAnswerQuestion"];
        };
        /** @description The best posts of a person, at most five of each. */
        PersonalTop: {
            /** @description Best questions by votes. */
            question: components["schemas"]["PersonalQuestionItem"][];
            /** @description Best answers by votes. */
            answer: components["schemas"]["PersonalAnswerItem"][];
        };
        /** @description Whether the viewer may do something. */
        PermissionCheck: {
            /** @description Whether it is allowed. */
            has_permission: boolean;
            /** @description Why not, in the language of the request; an empty string when allowed. */
            no_permission_tip: string;
        };
        /** @description The person of the last event of a question. */
        QuestionOperator: {
            /** @description Account id. */
            id: string;
            /** @description Unique name used in addresses. */
            username: string;
            /** @description Reputation. */
            rank: number;
            /** @description Name shown to others. */
            display_name: string;
            /** @description State of the account. */
            status: components["schemas"]["AccountStatus"];
        };
        /** @description A question in a list. */
        QuestionListItem: {
            /** @description Question id. */
            id: string;
            /** @description When it was asked. Unix seconds. */
            created_at: number;
            /** @description Title. */
            title: string;
            /** @description Title as part of an address, may be empty. */
            url_title: string;
            /** @description Beginning of the text without markup, at most 240 characters. */
            description: string;
            /**
             * @description 1: not pinned, 2: pinned.
             * @enum {integer}
             */
            pin: 1 | 2;
            /**
             * @description 1: listed, 2: hidden.
             * @enum {integer}
             */
            show: 1 | 2;
            /**
             * @description 1: open, 2: closed, 10: deleted.
             * @enum {integer}
             */
            status: 1 | 2 | 10;
            /** @description Tags. */
            tags: components["schemas"]["TagBadge"][];
            /** @description Views. */
            view_count: number;
            /** @description Views by different people. */
            unique_view_count: number;
            /** @description Up votes minus down votes. */
            vote_count: number;
            /** @description Visible answers. */
            answer_count: number;
            /** @description Bookmarks. */
            collection_count: number;
            /** @description Followers. */
            follow_count: number;
            /** @description Long id of the accepted answer, `0` for none. */
            accepted_answer_id: string;
            /** @description Long id of the newest answer, `0` for none. */
            last_answer_id: string;
            /** @description Time of the last event. Unix seconds. */
            operated_at: number;
            /** @description Who caused the last event. */
            operator: components["schemas"]["QuestionOperator"];
            /**
             * @description Kind of the last event.
             * @enum {string}
             */
            operation_type: "asked" | "answered" | "modified";
        };
        /** @description Why a question is closed or deleted. */
        QuestionNotice: {
            /** @description Name of the reason; an empty string when deleted. */
            type: string;
            /** @description Text of the reason. */
            description: string;
            /** @description Note or address given while closing, or the text about the deletion. */
            msg: string;
            /** @description When it happened. Unix seconds. */
            time: number;
            /**
             * @description How serious it looks.
             * @enum {string}
             */
            level: "info" | "danger" | "warning";
        };
        /** @description What is shown of a person beside their posts. */
        UserCard: {
            /** @description Account id. */
            id: string;
            /** @description Unique name used in addresses. */
            username: string;
            /** @description Reputation. */
            rank: number;
            /** @description Name shown to others. */
            display_name: string;
            /** @description Address of the picture, or an empty string. */
            avatar: string;
            /** @description Website as typed. */
            website: string;
            /** @description Free text. */
            location: string;
            /** @description Language code, or an empty string. */
            language: string;
            /** @description State of the account. */
            status: components["schemas"]["AccountStatus"];
        };
        /**
         * @description The viewer's vote; an empty string for none.
         * @enum {string}
         */
        VoteStatus: "" | "vote_up" | "vote_down";
        /** @description Something the viewer may do to an object. */
        MemberAction: {
            /**
             * @description Key of the action.
             * @enum {string}
             */
            action: "report" | "edit" | "delete" | "undelete" | "close" | "reopen" | "pin" | "unpin" | "hide" | "show" | "invite_other_to_answer";
            /** @description Label in the language of the request. */
            name: string;
            /**
             * @description What the action asks for first: a reason, an editor or a confirmation.
             * @enum {string}
             */
            type: "reason" | "edit" | "confirm";
        };
        /** @description A question with all that its page shows. */
        QuestionDetail: {
            /** @description Question id. */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Title as part of an address, may be empty. */
            url_title: string;
            /** @description Text in Markdown. */
            content: string;
            /** @description Text as safe HTML. */
            html: string;
            /** @description Beginning of the text without markup, at most 240 characters. */
            description: string;
            /** @description Tags. */
            tags: components["schemas"]["TagBadge"][];
            /** @description Views. */
            view_count: number;
            /** @description Views by different people. */
            unique_view_count: number;
            /** @description Up votes minus down votes. */
            vote_count: number;
            /** @description Visible answers. */
            answer_count: number;
            /** @description Bookmarks. */
            collection_count: number;
            /** @description Followers. */
            follow_count: number;
            /** @description Long id of the accepted answer, `0` for none. */
            accepted_answer_id: string;
            /** @description Long id of the newest answer, `0` for none. */
            last_answer_id: string;
            /** @description When it was asked. Unix seconds. */
            create_time: number;
            /** @description Last activity. Unix seconds, 0 for never. */
            update_time: number;
            /** @description Last edit of title, text or tags. Unix seconds, 0 for never. */
            edit_time: number;
            /**
             * @description 1: not pinned, 2: pinned.
             * @enum {integer}
             */
            pin: 1 | 2;
            /**
             * @description 1: listed, 2: hidden.
             * @enum {integer}
             */
            show: 1 | 2;
            /**
             * @description 1: open, 2: closed, 10: deleted.
             * @enum {integer}
             */
            status: 1 | 2 | 10;
            /** @description Why it is closed or deleted; absent otherwise. */
            operation?: components["schemas"]["QuestionNotice"];
            /** @description Author. */
            user_info: components["schemas"]["UserCard"];
            /** @description Last editor; absent when nobody edited it. */
            update_user_info?: components["schemas"]["UserCard"];
            /** @description Author of the newest answer; absent when there is none. */
            last_answered_user_info?: components["schemas"]["UserCard"];
            /** @description Whether the viewer has answered. */
            answered: boolean;
            /** @description The viewer's own answer, or an empty string. */
            first_answer_id: string;
            /** @description Whether the viewer bookmarked it. */
            collected: boolean;
            /** @description The viewer's vote. */
            vote_status: components["schemas"]["VoteStatus"];
            /** @description Whether the viewer follows it. */
            is_followed: boolean;
            /** @description What the viewer may do; empty for a guest. */
            member_actions: components["schemas"]["MemberAction"][];
            /** @description Further actions of a question; empty for a guest. */
            extends_actions: components["schemas"]["MemberAction"][];
        };
        /** @description A tag given to a question. */
        TagInput: {
            /** @description Name used in addresses, 1 to 35 characters. Spaces become hyphens, capitals become lower-case. */
            slug_name: string;
            /** @description Name shown when the tag is created, at most 35 characters. */
            display_name?: string;
            /** @description Description in Markdown when the tag is created, at most 65536 characters. */
            original_text?: string;
        };
        /** @description A new question. */
        QuestionCreateBody: {
            /** @description Title, 6 to 150 characters. */
            title: string;
            /** @description Text in Markdown, 6 to 65535 characters. */
            content: string;
            /** @description Tags, at least one; unknown ones are created when the author may. */
            tags: components["schemas"]["TagInput"][];
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description A question with a similar title. */
        SimilarQuestion: {
            /** @description Question id. */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Title as part of an address, may be empty. */
            url_title: string;
            /** @description Views. */
            view_count: number;
            /** @description Visible answers. */
            answer_count: number;
            /** @description Bookmarks. */
            collection_count: number;
            /** @description Followers. */
            follow_count: number;
            /** @description State. */
            status: components["schemas"]["QuestionState"];
            /** @description Whether an answer is accepted. */
            accepted_answer: boolean;
        };
        /** @description An answer with all that its page shows. */
        AnswerDetail: {
            /** @description Answer id. */
            id: string;
            /** @description Question id. */
            question_id: string;
            /** @description Text in Markdown. */
            content: string;
            /** @description Text as safe HTML. */
            html: string;
            /** @description When it was written. Unix seconds. */
            create_time: number;
            /** @description Last edit. Unix seconds, 0 for never. */
            update_time: number;
            /**
             * @description 1: not accepted, 2: accepted.
             * @enum {integer}
             */
            accepted: 1 | 2;
            /** @description Author. */
            user_info: components["schemas"]["UserCard"];
            /** @description Last editor; absent when nobody edited it. */
            update_user_info?: components["schemas"]["UserCard"];
            /** @description Whether the viewer bookmarked it. */
            collected: boolean;
            /** @description The viewer's vote. */
            vote_status: components["schemas"]["VoteStatus"];
            /** @description Up votes minus down votes. */
            vote_count: number;
            /**
             * @description 1: visible, 10: deleted.
             * @enum {integer}
             */
            status: 1 | 10;
            /** @description What the viewer may do; empty for a guest. */
            member_actions: components["schemas"]["MemberAction"][];
        };
        /** @description A new answer. */
        AnswerCreateBody: {
            /** @description Question id, long or short form, 1 to 30 characters. */
            question_id: string;
            /** @description Text in Markdown, 6 to 65535 characters. */
            content: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description An answer and the question it belongs to. */
        AnswerWithQuestion: {
            /** @description The answer. */
            info: components["schemas"]["AnswerDetail"];
            /** @description Its question. */
            question: components["schemas"]["QuestionDetail"];
        };
        /** @description Which answer solved the question. */
        AnswerAcceptBody: {
            /** @description Question id, long or short form, 1 to 30 characters. */
            question_id: string;
            /** @description Answer id, at most 30 characters; an empty string or `0` takes the acceptance back. */
            answer_id?: string;
        };
        /** @description A comment on a question or an answer. */
        Comment: {
            /** @description Comment id. */
            comment_id: string;
            /** @description When it was written. Unix seconds. */
            created_at: number;
            /** @description The question or answer it stands under. */
            object_id: string;
            /** @description Up votes. */
            vote_count: number;
            /** @description Whether the viewer voted for it. */
            is_vote: boolean;
            /** @description Text in Markdown. */
            original_text: string;
            /** @description Text as safe HTML. */
            parsed_text: string;
            /** @description Author's account id. */
            user_id: string;
            /** @description Author's username. */
            username: string;
            /** @description Author's display name. */
            user_display_name: string;
            /** @description Address of the author's picture, or an empty string. */
            user_avatar: string;
            /** @description State of the author's account. */
            user_status: components["schemas"]["AccountStatus"];
            /** @description Account replied to, or an empty string. */
            reply_user_id: string;
            /** @description Username replied to, or an empty string. */
            reply_username: string;
            /** @description Display name replied to, or an empty string. */
            reply_user_display_name: string;
            /** @description Comment replied to, or an empty string. */
            reply_comment_id: string;
            /**
             * @description State of the account replied to, or an empty string.
             * @enum {string}
             */
            reply_user_status: "" | "normal" | "suspended" | "deleted" | "inactive";
            /** @description What the viewer may do; empty for a guest. */
            member_actions: components["schemas"]["MemberAction"][];
        };
        /** @description A new comment. */
        CommentCreateBody: {
            /** @description Question or answer id, long or short form, 1 to 30 characters. */
            object_id: string;
            /** @description Text in Markdown, 2 to 600 characters. */
            original_text: string;
            /** @description Comment this one replies to, at most 30 characters. */
            reply_comment_id?: string;
            /** @description Usernames mentioned in the text. */
            mention_username_list?: string[];
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description A vote, or taking one back. */
        VoteBody: {
            /** @description Question, answer or comment id, long or short form, 1 to 30 characters. */
            object_id: string;
            /** @description `true` takes the vote back. */
            is_cancel?: boolean;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description The votes of an object after the call. */
        VoteResult: {
            /** @description Up votes. */
            up_votes: number;
            /** @description Down votes. */
            down_votes: number;
            /** @description Up votes minus down votes. */
            votes: number;
            /** @description The viewer's vote. */
            vote_status: components["schemas"]["VoteStatus"];
        };
        /** @description A tag in the list of tags. */
        TagListItem: {
            /** @description Tag id. */
            tag_id: string;
            /** @description Name used in addresses. */
            slug_name: string;
            /** @description Name shown. */
            display_name: string;
            /** @description First line of the description without markup. */
            excerpt: string;
            /** @description Beginning of the description without markup, at most 240 characters. */
            description: string;
            /** @description Description in Markdown. */
            original_text: string;
            /** @description Description as safe HTML. */
            parsed_text: string;
            /** @description Followers. */
            follow_count: number;
            /** @description Visible questions. */
            question_count: number;
            /** @description Whether the viewer follows it. */
            is_follower: boolean;
            /** @description When it was made. Unix seconds. */
            created_at: number;
            /** @description Last edit. Unix seconds, 0 for never. */
            updated_at: number;
            /** @description Whether the site recommends it. */
            recommend: boolean;
            /** @description Whether only staff may use it. */
            reserved: boolean;
        };
        /** @description A tag with all that its page shows. */
        TagDetail: {
            /** @description Tag id. */
            tag_id: string;
            /** @description When it was made. Unix seconds. */
            created_at: number;
            /** @description Last edit. Unix seconds, 0 for never. */
            updated_at: number;
            /** @description Name used in addresses. */
            slug_name: string;
            /** @description Name shown. */
            display_name: string;
            /** @description First line of the description without markup. */
            excerpt: string;
            /** @description Description in Markdown. */
            original_text: string;
            /** @description Description as safe HTML. */
            parsed_text: string;
            /** @description Beginning of the description without markup, at most 240 characters. */
            description: string;
            /** @description Followers. */
            follow_count: number;
            /** @description Visible questions. */
            question_count: number;
            /** @description Whether the viewer follows it. */
            is_follower: boolean;
            /**
             * @description State.
             * @enum {string}
             */
            status: "available" | "deleted";
            /** @description What the viewer may do; empty for a guest. */
            member_actions: components["schemas"]["MemberAction"][];
            /** @description The main tag when a synonym was asked for, or an empty string. */
            main_tag_slug_name: string;
            /** @description Whether the site recommends it. */
            recommend: boolean;
            /** @description Whether only staff may use it. */
            reserved: boolean;
        };
        /** @description A tag offered while typing. */
        TagSuggestion: {
            /** @description Name used in addresses. */
            slug_name: string;
            /** @description Name shown. */
            display_name: string;
            /** @description Whether the site recommends it. */
            recommend: boolean;
            /** @description Whether only staff may use it. */
            reserved: boolean;
        };
        /** @description Markdown to be shown as a preview. */
        RenderBody: {
            /** @description Text in Markdown, at most 65536 characters. */
            content?: string;
        };
        /** @description The author of a hit. */
        SearchObjectUser: {
            /** @description Account id. */
            id: string;
            /** @description Unique name used in addresses. */
            username: string;
            /** @description Name shown to others. */
            display_name: string;
            /** @description Reputation. */
            rank: number;
            /** @description State of the account. */
            status: components["schemas"]["AccountStatus"];
        };
        /** @description What is shown of a hit. */
        SearchObject: {
            /** @description Question or answer id. */
            id: string;
            /** @description The question; for a question its own id. */
            question_id: string;
            /** @description Title of the question. */
            title: string;
            /** @description Title as part of an address, may be empty. */
            url_title: string;
            /** @description Text without markup around the words looked for. */
            excerpt: string;
            /** @description When it was written. Unix seconds. */
            created_at: number;
            /** @description Up votes minus down votes. */
            vote_count: number;
            /** @description Question: has an accepted answer. Answer: is the accepted one. */
            accepted: boolean;
            /** @description Visible answers of a question; 0 for an answer. */
            answer_count: number;
            /** @description Author. */
            user_info: components["schemas"]["SearchObjectUser"];
            /** @description Tags of the question. */
            tags: components["schemas"]["TagBadge"][];
            /** @description State. */
            status: components["schemas"]["QuestionState"];
        };
        /** @description A question or an answer that was found. */
        SearchHit: {
            /**
             * @description What was found.
             * @enum {string}
             */
            object_type: "question" | "answer";
            /** @description The hit. */
            object: components["schemas"]["SearchObject"];
        };
        /** @description One page of hits. */
        SearchPage: {
            /** @description Number of hits on all pages. */
            count: number;
            /** @description Hits of this page. */
            list: components["schemas"]["SearchHit"][];
        };
        /** @description What waits for the viewer. */
        RedDot: {
            /** @description 1 when the inbox holds something unseen, else 0. */
            inbox: number;
            /** @description 1 when there is an unseen achievement, else 0. */
            achievement: number;
            /** @description Edits waiting for review that the viewer may review. */
            revision: number;
            /** @description Whether the viewer may review. */
            can_revision: boolean;
        };
        /** @description Versions of the server. */
        DashboardVersion: {
            /** @description Version in use. */
            version: string;
            /** @description Build in use, or an empty string. */
            revision: string;
            /** @description Newest release, or an empty string when unknown. */
            remote_version: string;
        };
        /** @description State of the site in numbers. */
        DashboardInfo: {
            /** @description Questions. */
            question_count: number;
            /** @description Answers. */
            answer_count: number;
            /** @description Comments. */
            comment_count: number;
            /** @description Votes on questions and answers. */
            vote_count: number;
            /** @description Members. */
            user_count: number;
            /** @description Flags waiting. */
            report_count: number;
            /** @description Whether files can be uploaded. */
            uploading_files: boolean;
            /**
             * @description State of the mail settings.
             * @enum {string}
             */
            smtp: "enabled" | "disabled" | "not_configured";
            /** @description Whether the site address is https. */
            https: boolean;
            /** @description IANA time zone name. */
            time_zone: string;
            /** @description Size of the uploads as text. */
            occupying_storage_space: string;
            /** @description Seconds since the server started, as text. */
            app_start_time: string;
            /** @description Versions. */
            version_info: components["schemas"]["DashboardVersion"];
            /** @description Whether only signed-in people may read. */
            login_required: boolean;
            /** @description Version of the runtime. */
            go_version: string;
            /** @description Database and its version. */
            database_version: string;
            /** @description Size of the database as text. */
            database_size: string;
        };
        /** @description The numbers of the dashboard. */
        DashboardEnvelope: {
            /** @description The numbers. */
            info: components["schemas"]["DashboardInfo"];
        };
        /** @description Name, description and address of the site, as an administrator saves them. */
        SiteGeneralBody: {
            /** @description Site name, 2 to 128 characters. */
            name: string;
            /** @description Tagline; empty, or 4 to 255 characters. */
            short_description?: string;
            /** @description Description for search engines; empty, or 4 to 2000 characters. */
            description?: string;
            /** @description Address of the site, http or https, 1 to 512 characters; stored as scheme and host. */
            site_url: string;
            /**
             * Format: email
             * @description Address for questions about the site, at most 500 characters.
             */
            contact_email: string;
        };
        /** @description How far an installation is. */
        InstallConfigCheck: {
            /** @description Whether the configuration is written. */
            config_file_exist: boolean;
            /** @description Whether the database of the configuration answers. */
            db_connection_success: boolean;
            /** @description Whether its tables exist. */
            db_table_exist: boolean;
        };
        /** @description Where the data is kept. */
        InstallDatabaseBody: {
            /**
             * @description Kind of database.
             * @enum {string}
             */
            db_type: "sqlite3" | "postgres" | "mysql";
            /** @description User name, at most 256 characters; not for SQLite. */
            db_username?: string;
            /** @description Password, at most 256 characters; not for SQLite. */
            db_password?: string;
            /** @description Host with an optional port, at most 512 characters; not for SQLite. */
            db_host?: string;
            /** @description Database name, at most 256 characters; not for SQLite. */
            db_name?: string;
            /** @description Path of the file, at most 1024 characters; SQLite only. */
            db_file?: string;
            /** @description Language chosen in the wizard, at most 30 characters. */
            lang?: string;
        };
        /** @description The database answered. */
        InstallDatabaseCheck: {
            /** @description Always `true`. */
            connection_success: boolean;
        };
        /** @description The site and its first administrator. */
        InstallSiteBody: {
            /** @description Language code of the site, 1 to 30 characters. */
            lang: string;
            /** @description Site name, 1 to 30 characters. */
            site_name: string;
            /** @description Address of the site, http or https, 1 to 512 characters; stored as scheme and host. */
            site_url: string;
            /**
             * Format: email
             * @description Address for questions about the site, at most 500 characters.
             */
            contact_email: string;
            /** @description Administrator's username, 2 to 30 characters: a–z, 0–9, hyphen, dot, underscore. */
            name: string;
            /** @description Administrator's password, 8 to 32 characters, no spaces. */
            password: string;
            /**
             * Format: email
             * @description Administrator's e-mail address, at most 500 characters.
             */
            email: string;
            /** @description `true` makes the site readable only by signed-in people. */
            login_required?: boolean;
        };
    };
    responses: {
        /** @description A refusal. 400: the request or a rule; 401: no session where one is needed; 403: not allowed; 404: absent; 500: the server failed. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /** @description Page, counted from 1; zero or less means the first. A page beyond the end is an empty list. */
        Page: number;
        /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
        PageSize: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSiteInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SiteInfo"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getLanguageConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listLanguageOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LangOption"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    registerByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SessionUser"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    loginByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SessionUser"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["CurrentUser"] | null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SessionUser"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendVerificationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaptchaBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPersonalUser: {
        parameters: {
            query: {
                /** @description Username, 1 to 100 characters. */
                username: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["UserProfile"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPersonalTop: {
        parameters: {
            query: {
                /** @description Username, 1 to 100 characters. */
                username: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["PersonalTop"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkPermissions: {
        parameters: {
            query?: {
                /** @description Permission keys separated by commas, at most 1000 characters. */
                action?: string;
                /** @description Permission keys, repeatable; used when `action` is empty. */
                actions?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            [key: string]: components["schemas"]["PermissionCheck"];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero or less means the first. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
                page_size?: components["parameters"]["PageSize"];
                /** @description Order of the list. */
                order?: "newest" | "active" | "frequent" | "score" | "unanswered";
                /** @description Slug of a tag, its synonyms included, at most 100 characters. */
                tag?: string;
                /** @description Only questions of this person, at most 100 characters. */
                username?: string;
                /** @description Only questions of the last so many days, at least 1. */
                in_days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            /** @description Number of rows on all pages. */
                            count: number;
                            /** @description Rows of this page; empty beyond the last page. */
                            list: components["schemas"]["QuestionListItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getQuestion: {
        parameters: {
            query: {
                /** @description Question id, long or short form, 1 to 30 characters. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["QuestionDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionCreateBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["QuestionDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSimilarQuestions: {
        parameters: {
            query?: {
                /** @description Text of the title, at most 1000 characters. */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SimilarQuestion"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAnswers: {
        parameters: {
            query: {
                /** @description Question id, long or short form, 1 to 30 characters. */
                question_id: string;
                /** @description `default`: accepted first, then votes, then oldest; `updated`: newest first; `vote`: most votes first. */
                order?: "default" | "updated" | "vote";
                /** @description Page, counted from 1; zero or less means the first. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            /** @description Number of rows on all pages. */
                            count: number;
                            /** @description Rows of this page; empty beyond the last page. */
                            list: components["schemas"]["AnswerDetail"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerCreateBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["AnswerWithQuestion"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    acceptAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerAcceptBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listComments: {
        parameters: {
            query: {
                /** @description Question or answer id, long or short form, 1 to 30 characters. */
                object_id: string;
                /** @description Page, counted from 1; zero or less means the first. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
                page_size?: components["parameters"]["PageSize"];
                /** @description `vote`: most votes first; `created_at`: newest first; empty: oldest first. */
                query_cond?: "" | "vote" | "created_at";
                /** @description This comment is added when it is not on the page, at most 30 characters. */
                comment_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            /** @description Number of rows on all pages. */
                            count: number;
                            /** @description Rows of this page; empty beyond the last page. */
                            list: components["schemas"]["Comment"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentCreateBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["Comment"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    voteUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoteBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["VoteResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    voteDown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoteBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["VoteResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero or less means the first. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
                page_size?: components["parameters"]["PageSize"];
                /** @description Contained in the slug or the display name, at most 35 characters. */
                slug_name?: string;
                /** @description Contained in the display name, at most 35 characters. */
                display_name?: string;
                /** @description Order of the list; empty means `popular`. */
                query_cond?: "" | "popular" | "name" | "newest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: {
                            /** @description Number of rows on all pages. */
                            count: number;
                            /** @description Rows of this page; empty beyond the last page. */
                            list: components["schemas"]["TagListItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTag: {
        parameters: {
            query?: {
                /** @description Tag id, at most 30 characters. */
                id?: string;
                /** @description Slug, at most 35 characters, in any case. */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TagDetail"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    suggestTags: {
        parameters: {
            query?: {
                /** @description Beginning of a slug or name, at most 100 characters. */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TagSuggestion"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    renderPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenderBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: string;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description What to look for, 1 to 60 characters. */
                q: string;
                /** @description Page, counted from 1; zero or less means the first. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Page size, 1 to 50; larger sizes are cut, zero and less take the default. */
                size?: number;
                /** @description Order of the hits; `relevance` when absent. */
                order?: "newest" | "active" | "score" | "relevance";
                /** @description Id of the solved challenge, at most 500 characters. */
                captcha_id?: string;
                /** @description The characters read from the picture, at most 500. */
                captcha_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SearchPage"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getNotificationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["RedDot"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["DashboardEnvelope"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getGeneralSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SiteGeneral"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateGeneralSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteGeneralBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["SiteGeneral"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listInstallationLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["LangOption"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkInstallationConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["InstallConfigCheck"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkInstallationDatabase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallDatabaseBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["InstallDatabaseCheck"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    initInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallDatabaseBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    installSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallSiteBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
