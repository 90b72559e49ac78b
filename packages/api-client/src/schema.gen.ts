// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Every path of the contract, with the operations of its methods. */
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
    "/answer/api/v1/siteinfo/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the terms of service or the privacy policy
         * @description Only the text that was asked for.
         */
        get: operations["getLegalTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the guide to the site
         * @description What a guide tells of the settings of the site, in the language of the request, and the text that administrators put before and after it.
         */
        get: operations["getHelp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/plugin/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List which plugins are switched on
         * @description Every plugin of the site.
         */
        get: operations["listPluginStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/plugin/configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the plugins that the viewer can set up
         * @description Plugins that are switched on and have settings of each person.
         */
        get: operations["listUserPlugins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/plugin/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the viewer's settings of a plugin
         * @description An unknown plugin has an empty form.
         */
        get: operations["getUserPluginConfig"];
        /**
         * Save the viewer's settings of a plugin
         * @description A plugin that is switched off is 400.
         */
        put: operations["updateUserPluginConfig"];
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
         * @description Makes an account, sends an activation mail and answers with a session that only the inactive flows accept until the address is verified. A taken address is a field error of `e_mail`, an unusable name of `name`. Refused when sign-up is closed or the e-mail domain is not allowed; 403 while a plugin keeps all accounts.
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
         * @description Answers with a session. Unknown addresses and wrong passwords answer alike, with a field error of `e_mail`. A suspended account gets 403 `suspended` and no session. With two-factor authentication the right password without a code is 400 `error.two_factor.code_required`, and with a wrong or used one a field error of `two_factor_code`; both are failures like a wrong password. After twenty wrong codes in a day none of the app is accepted until it is over, which is a field error with `error.two_factor.code_blocked`. After three failures a captcha is asked for. 403 also while a plugin keeps all accounts.
         */
        post: operations["loginByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/login/landing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a login with another service
         * @description Takes the code in the address of `/users/auth-landing` and answers with a session. It works once, within two minutes, in the browser in which the login began; elsewhere it stays valid for that one. Any other code is 403 `url_expired`.
         */
        post: operations["loginByLandingCode"];
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
         * @description Ends the session of this token and clears the reading cookie, for suspended accounts too. 401 when the token has no session.
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
    "/answer/api/v1/user/session": {
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
         * End one session
         * @description Ends one of the viewer's own sessions at once: its token and its reading cookie stop working with the next request. The session of this very token may be ended too, which is signing out. The id of somebody else's session, or of one that has ended, is 404.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where the viewer is signed in
         * @description The living sessions of the viewer: the one of this token first, then the most recently used, at most 100. Tokens are never shown.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Ends every session of the viewer except the one of this token.
         */
        delete: operations["revokeOtherSessions"];
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
         * @description The account behind the token; `null` for a guest or an unknown token. A code of `loginByLandingCode` as the token opens a session, for clients that do not know that operation. Of a suspended account it states the end and the reason (`status_msg`) and leaves e-mail address, last sign-in and password out.
         */
        get: operations["getCurrentUser"];
        /**
         * Save the profile
         * @description Text fields are overwritten, empty ones too, except the two names. A field that the site has closed may be sent unchanged; another value is a field error. A username that is taken or not allowed is a field error of `username`.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the address of one's own data
         * @description The file there is one JSON object with everything that the site stores about the person, without secrets. The address answers once, within a minute. Five times a day.
         */
        post: operations["createOwnDataDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Delete one's own account
         * @description For good, and as an administrator deletes it: what the person said about themselves is erased, their posts stay under a neutral name. Another username than one's own is a field error of `username`, a wrong password of `pass`; an account without a password needs the code of the mail instead, and anything else is a field error of `code`. Moderators and administrators are refused. All sessions end, and the reading cookie is cleared.
         */
        put: operations["deleteOwnAccount"];
        /**
         * Ask for the mail that confirms the deletion of one's own account
         * @description Sends a link to the address of an account without a password; it works once, for ten minutes. Nothing is sent where the password is asked for.
         */
        post: operations["requestOwnDeletion"];
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
         * @description Takes the code of the activation mail, marks the address verified and answers with a new session. A used, replaced or expired code is 403 `url_expired`. With two-factor authentication the code works only in a browser that is signed in to the account; elsewhere it is 400 `error.two_factor.link_needs_login`, and stays valid.
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
    "/answer/api/v1/user/register/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a challenge for signing up
         * @description Always one that has to be solved. It lives six minutes and works once.
         */
        get: operations["getRegistrationCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/action/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether an action needs a challenge
         * @description `verify` is false where none is needed, and always for staff. A challenge lives six minutes and works once, for any action.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/email/change/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another e-mail address
         * @description Sends a mail with a link to the new address; earlier codes of this purpose stop working. A wrong password is a field error of `pass`, a taken address of `e_mail`. An e-mail domain that is not allowed is refused. A captcha is asked for after some attempts.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take over another e-mail address
         * @description Takes the code of the mail, changes the address, marks it verified and answers with a new session. A used, replaced or expired code is 403 `url_expired`; an address taken in the meantime is 400. With two-factor authentication the code works only in a browser that is signed in to the account; elsewhere it is 400 `error.two_factor.link_needs_login`, and stays valid.
         */
        put: operations["confirmEmailChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/notification/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * End mails by their link
         * @description Turns off the mails that the code names. A used or expired code is 403 `url_expired`. Codes live 24 hours.
         */
        put: operations["unsubscribeFromEmails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Sends a mail with a link, when an account has the address; the answer is the same when none has. Asks for a captcha. 403 while a plugin keeps all accounts.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/password/replacement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by mail
         * @description Takes the code of the mail, sets the password and ends all sessions of the account. Two-factor authentication stays on. A used, replaced or expired code is 403 `url_expired`. 403 also while a plugin keeps all accounts.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Ends all other sessions of the account. A wrong old password is a field error of `old_pass`, an unchanged one of `pass`. A captcha is asked for after some attempts. 403 while a plugin keeps all accounts.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether logging in takes a second factor
         * @description The state of the viewer's two-factor authentication: since when it is on, and how many recovery codes are left.
         */
        get: operations["getTwoFactor"];
        /**
         * Turn on two-factor authentication
         * @description Takes a code of the app that got the key of `beginTwoFactor`, and answers with ten recovery codes, which are shown only this once. From then on every login with the password takes a code too. Ends all other sessions of the account and revokes mailed links, as a new password does; a mail says so. A wrong code is a field error of `code`. Without a key that is at most 30 minutes old it is 400 `error.two_factor.setup_expired`. A captcha is asked for after some attempts.
         */
        put: operations["enableTwoFactor"];
        post?: never;
        /**
         * Turn off two-factor authentication
         * @description Takes the password, which an account without one leaves out, and a code of the app or a recovery code. A wrong password is a field error of `pass`, a wrong code of `code`; the code is looked at only after the password. Wrong codes are counted together with those of logins. The key and the recovery codes are deleted, and a mail says so. Where it is off already it is 400 `error.two_factor.not_enabled`. A captcha is asked for after some attempts.
         */
        delete: operations["disableTwoFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/two-factor/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a key for an authenticator app
         * @description Takes the password, which an account without one leaves out, and answers with a new key of the time-based codes of RFC 6238: SHA-1, six digits, 30 seconds. Nothing is on before `enableTwoFactor` got a code of it; another call replaces the key. A wrong password is a field error of `pass`. Where it is on already it is 400 `error.two_factor.already_enabled`. A captcha is asked for after some attempts. 403 while a plugin keeps all accounts.
         */
        post: operations["beginTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new recovery codes
         * @description Takes the password, which an account without one leaves out, and a code of the app or a recovery code. Answers with ten new recovery codes, which are shown only this once; the ones before stop working, and a mail says so. A wrong password is a field error of `pass`, a wrong code of `code`. Where two-factor authentication is off it is 400 `error.two_factor.not_enabled`. A captcha is asked for after some attempts.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/interface": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save language and colours
         * @description An unknown language is 400.
         */
        put: operations["updateInterfacePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/notification/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which events are mailed
         * @description The settings of the viewer.
         */
        get: operations["getNotificationSettings"];
        /**
         * Save which events are mailed
         * @description All three kinds of events at once.
         */
        put: operations["updateNotificationSettings"];
        post?: never;
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
    "/answer/api/v1/user/info/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find people by the beginning of a name
         * @description At most five people whose username or display name begins with the text, in any case; never the viewer, nobody suspended or deleted.
         */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description Accounts in use by reputation: all of it, or what was gained in the last seven or thirty days; then only those who gained. Without those who never verified their address. 30 a page unless asked otherwise. Calls with `query` are limited to 240 a minute, together with those of `searchUsers`, and answered with 429 where they take too long.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/personal/reputation/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how the reputation of a person changed
         * @description The last twelve months in the site's time zone with the reputation that was gained and lost in each, the current one last; empty for an unknown username. Changes that were reversed do not count.
         */
        get: operations["listPersonalReputationMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/personal/tag/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tags of a person
         * @description The tags of their posts with the highest sum of votes, at most ten, counted over their latest 500 questions and 500 answers that everybody sees; empty for an unknown username.
         */
        get: operations["listPersonalTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who was most active
         * @description The last seven days, and the staff.
         */
        get: operations["getUserRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/personal/question/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions of a person
         * @description 30 a page unless asked otherwise. Hidden questions appear only to the person and to staff, deleted ones to nobody. An unknown username is 400; without one the list is the viewer's.
         */
        get: operations["listPersonalQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/personal/answer/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the answers of a person
         * @description `newest` by time, every other order by acceptance, votes and age; 30 a page unless asked otherwise. Answers to a question that is deleted or hidden appear to who wrote them, who asked and staff; a question that is deleted or not for the viewer has a title that says so, and no `url_title`. An unknown username is 400; without one the list is the viewer's.
         */
        get: operations["listPersonalAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/personal/comment/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments of a person
         * @description Newest first, 30 a page unless asked otherwise. Comments under posts out of the viewer's sight appear to who wrote them alone. An unknown username is 400.
         */
        get: operations["listPersonalComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/personal/rank/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what gave a person reputation
         * @description What was gained by votes, acceptances and approved edits and was not taken back, newest first, 30 a page unless asked otherwise. Losses are not listed; gains by posts out of the viewer's sight appear to who gained and staff. An unknown username is 400; without one the list is the viewer's.
         */
        get: operations["listPersonalReputation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/personal/collection/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the viewer's bookmarks
         * @description Last bookmarked first, 20 a page unless asked otherwise. Deleted questions and hidden ones that the viewer may not see are not among them. `content` and `html` are empty strings, lists of actions are empty.
         */
        get: operations["listBookmarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/personal/vote/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the viewer's votes
         * @description Votes on questions and answers, last one first, 30 a page unless asked otherwise. Nobody sees those of others.
         */
        get: operations["listPersonalVotes"];
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
         * @description Pinned questions first, then in the order asked for; 20 a page unless asked otherwise. Hidden questions appear only to their author and to staff. An unknown tag or username gives an empty list. `hot` shows questions of the last ninety days; `recommend` those that the viewer follows, then open ones of others with a tag that the viewer follows and without the viewer's answer, and nothing to guests. Every filter that is given has to match. Calls with one of `answers`, `state`, `min_votes`, `tags`, `not_tags` or `only` are limited.
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
        /**
         * Edit a question
         * @description For the author and those who hold `question.edit`. Applied at once for the author and those who hold `question.edit_without_review`; else it waits for review and `wait_for_review` is true. Refused with 400 while an edit waits or when the question is deleted. No change is a success with an empty `url_title`. Reserved tags are added and taken away by staff only; new tags need `tag.add`.
         */
        put: operations["updateQuestion"];
        /**
         * Ask a question
         * @description Needs the permission `question.add`; new tags need `tag.add`, reserved ones are for staff. Field errors of the rules and of `tags` come in one list. The same question sent again within five minutes is refused.
         */
        post: operations["createQuestion"];
        /**
         * Delete a question
         * @description For the author and those who hold `question.delete`. The author may not when an answer is accepted, when there is more than one answer, or when the only answer has votes (400). A question that is deleted or absent is a success.
         */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/question/linked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List linked questions
         * @description The questions that the texts of a question and its answers link to, and those whose texts link to it, its duplicates among them: at most ten each, of the newest hundred links those with most votes first. Only questions that everybody may see and that lists show. Both lists are empty for a question that is absent or hidden from this viewer.
         */
        get: operations["listLinkedQuestions"];
        put?: never;
        post?: never;
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
    "/answer/api/v1/question/similar/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List related questions
         * @description At most six questions that share a tag with a question: similar titles and rare tags first, then the hottest, never the question itself. An absent question has none.
         */
        get: operations["listRelatedQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/question/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted question back
         * @description Needs the permission `question.undeleted`. An absent question is 400.
         */
        post: operations["recoverQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/question/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close a question
         * @description Needs the permission `question.close`. A closed question takes no more answers; it can still be edited, voted on and commented.
         */
        put: operations["closeQuestion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/question/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open a closed question again
         * @description Needs the permission `question.reopen`.
         */
        put: operations["reopenQuestion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/question/operation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pin, unpin, hide or show a question
         * @description Needs the permission of the operation: `question.pin`, `question.unpin`, `question.hide` or `question.show`. Pinning a hidden question and hiding a pinned one change nothing.
         */
        put: operations["operateQuestion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/question/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who is asked to answer
         * @description In the order of the invitations. An absent question, or one that the viewer may not see, is 404.
         */
        get: operations["listQuestionInvites"];
        /**
         * Ask people to answer
         * @description Needs the permission `answer.invite_someone_to_answer`. Replaces the whole list; people who are new on it are notified. A captcha is asked for after many invitations.
         */
        put: operations["updateQuestionInvites"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/question/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question and answer it
         * @description Needs the permissions `question.add` and `answer.add`; new tags need `tag.add`, reserved ones are for staff. Both are made, or neither. The same question sent again within five minutes is refused.
         */
        post: operations["createQuestionWithAnswer"];
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
        /**
         * Edit an answer
         * @description For the author and those who hold `answer.edit`. Applied at once for the author and those who hold `answer.edit_without_review`; else it waits for review and `wait_for_review` is true. Refused with 400 while an edit waits or when the answer is deleted. The same text is a success.
         */
        put: operations["updateAnswer"];
        /**
         * Answer a question
         * @description Needs the permission `answer.add`. Refused with 403 when the site allows one answer per person and there is one; with 400 when the question is closed or deleted. The same answer sent again within five minutes is refused.
         */
        post: operations["createAnswer"];
        /**
         * Delete an answer
         * @description For the author and those who hold `answer.delete`. The author may not when the answer is accepted or has up votes (400). An accepted answer is no longer accepted once it is deleted; reputation stays.
         */
        delete: operations["deleteAnswer"];
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
         * @description For the author of the question and those who hold `answer.accept`. Reputation moves on both sides and the author of the answer is notified. A deleted question or answer is 400.
         */
        post: operations["acceptAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/answer/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an answer
         * @description The answer with its question. A deleted answer is shown to its author and to those who may delete answers; everybody else gets 404, as for an absent one.
         */
        get: operations["getAnswer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/answer/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted answer back
         * @description Needs the permission `answer.undeleted`. An answer that is absent or not deleted is 400. It is accepted again where its deletion ended that and no other answer was accepted since.
         */
        post: operations["recoverAnswer"];
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
        /**
         * Read a comment
         * @description A comment that is deleted or absent, or whose post the viewer may not see, is 400.
         */
        get: operations["getComment"];
        /**
         * Edit a comment
         * @description For the author within five minutes, and for those who hold `comment.edit` at any time. Later it is 400. People the new text mentions for the first time are told.
         */
        put: operations["updateComment"];
        /**
         * Comment on a question or answer
         * @description Needs the permission `comment.add`. Notifies the person replied to, else the people mentioned, else the author of the post. The same comment sent again within five minutes is refused.
         */
        post: operations["createComment"];
        /**
         * Delete a comment
         * @description For the author and those who hold `comment.delete`. Replies stay.
         */
        delete: operations["deleteComment"];
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
    "/answer/api/v1/collection/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bookmark a question, or no longer
         * @description The same again changes nothing and answers with the count. Anything but a question the viewer may see is 400.
         */
        post: operations["switchBookmark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a question, a tag or a person, or no longer
         * @description The same again changes nothing. A synonym stands for its main tag. Other objects, oneself, and what the viewer may not see cannot be followed (400, `toast`).
         */
        post: operations["follow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/follow/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the tags to follow
         * @description Replaces the whole list; synonyms as their main tags, unknown ones are passed over.
         */
        put: operations["updateFollowedTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reasons of an action
         * @description Reasons for flagging, for closing a question, for a change of state, or for judging a flag. A pair without reasons has an empty list.
         */
        get: operations["listReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Flag a post
         * @description Needs the permission `report.add`. A deleted post is 400. A captcha is asked for after many flags.
         */
        post: operations["createReport"];
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
         * @description By id or by slug; one of them is needed. A synonym answers with its main tag and `main_tag_slug_name`, and a slug that no tag has any more with the tag that had it last. An unknown tag is 404.
         */
        get: operations["getTag"];
        /**
         * Edit a tag
         * @description Needs the permission `tag.edit`. Applied at once for those who hold `tag.edit_without_review`; else it waits for review and `wait_for_review` is true. Another slug needs `tag.edit_slug_name`, which staff hold. Refused with 400 while an edit waits, and when another tag has the slug. A text that is left out stays; the same texts are a success. Synonyms keep standing for the tag.
         */
        put: operations["updateTag"];
        /**
         * Make a tag
         * @description Needs the permission `tag.add`. A slug that is taken is 400, with the field `slug_name`; a deleted tag with this slug comes back with the new texts.
         */
        post: operations["createTag"];
        /**
         * Delete a tag
         * @description Needs the permission `tag.delete`. A tag with synonyms or with questions, hidden ones included, is 400, and so is an absent one.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/tag/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what surrounds a tag
         * @description The tags that stand beside it most often, at most ten, and the people whose answers got the most votes, at most five, both counted over its latest 500 questions that everybody sees. A synonym answers for its main tag. An absent tag is 400.
         */
        get: operations["getTagOverview"];
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
         * @description At most 20 tags whose slug or name begins with the text, recommended and reserved ones first, synonyms as their main tags; an empty text gives the recommended tags.
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
    "/answer/api/v1/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read tags by their slugs
         * @description In the order asked for, each once; synonyms as their main tags. Unknown and deleted tags are left out.
         */
        get: operations["listTagsBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/tag/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted tag back
         * @description Needs the permission `tag.undeleted`. A tag that is absent or not deleted is 400.
         */
        post: operations["recoverTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/tag/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a tag into another one
         * @description For staff. The questions and followers of the source and of its synonyms go over to the target for good, each once, and all of them become synonyms of the target, which takes over their marks. The same tag twice, an absent tag and a target that is a synonym are 400.
         */
        post: operations["mergeTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/tags/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags the viewer follows
         * @description Empty for a guest.
         */
        get: operations["listFollowedTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/saved-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the filters the viewer saved
         * @description In the viewer's order. Empty for a guest.
         */
        get: operations["listSavedFilters"];
        /**
         * Rename or move a saved filter
         * @description One that the viewer does not have is 400 (`toast`).
         */
        put: operations["updateSavedFilter"];
        /**
         * Save a filter of lists
         * @description It becomes the last one. At most 20 (400, `toast`).
         */
        post: operations["createSavedFilter"];
        /**
         * Delete a saved filter
         * @description One that the viewer does not have is 400 (`toast`).
         */
        delete: operations["deleteSavedFilter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/tag/ignore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ignore a tag, or no longer
         * @description The same again changes nothing. A synonym stands for its main tag. Absent and deleted tags cannot be ignored (400, `toast`).
         */
        post: operations["ignoreTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/tags/ignored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags the viewer ignores
         * @description And how the site shows their questions: lists of the API contain them, unlike recommendations. Empty and `dim` for a guest.
         */
        get: operations["listIgnoredTags"];
        /**
         * Choose the tags to ignore
         * @description Replaces the whole list; synonyms as their main tags, unknown ones are passed over.
         */
        put: operations["updateIgnoredTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/tag/synonyms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the synonyms of a tag
         * @description A synonym answers with the list of its main tag. An absent tag is 400.
         */
        get: operations["getTagSynonyms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/tag/synonym": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the synonyms of a tag
         * @description Needs the permission `tag.synonym`, for unknown tags `tag.add` as well. Replaces the whole list. Questions keep their tags; followers go over to the main tag. A tag that has synonyms brings them along, so that none ever leads to another synonym. 400 when the tag itself is a synonym or is in its own list; field errors on `synonym_tag_list`.
         */
        put: operations["updateTagSynonyms"];
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
         * @description The text as safe HTML, exactly as it would be shown after posting: GitHub's Markdown with footnotes, coloured code and formulas in MathML (`$…$`, `$$…$$`). `@name` of existing people and `#id` of questions and answers that everybody may see become links.
         */
        post: operations["renderPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/file": {
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
         * @description Answers with the address of the picture. It is drawn anew, so that position, camera data and everything else besides its pixels are gone; a turn noted by the camera is carried out. What it is, is told by its content, not by its name. At most 40 million pixels, of all frames together. Refused with 400 and the field `source` or `file`: another purpose, no file, one that is too large, that is no picture, not of a type the purpose takes, damaged, or has too many pixels. `branding` is for administrators (403). The parts of the form come in any order. Pictures that no text, profile or setting shows within 48 hours are removed.
         */
        post: operations["uploadFile"];
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
         * @description Finds questions and answers with any of the words, without regard to case and accents; words of three letters and more also as the beginning of longer ones, Chinese words anywhere, `node.js` and `c++` as they are written. Tokens narrow that down: `[tag]` (synonyms count, several all, an unknown one finds nothing), `user:name`, `user:me`, `score:n` and `answers:n` (0 exactly, else at least), `views:n`, `is:question`, `is:answer`, `hasaccepted:no`, `isaccepted:yes`, `inquestion:id` and quoted words, which must stand together. Of tokens that speak of questions and of answers the last one decides which are found. At most five tags, five phrases and five words count. Deleted and hidden posts are found by nobody. Where words of the search occur in no post, or nothing is found, `suggestion` may be the search with near words that do occur. Without words, `relevance` is `newest`. 30 a page unless asked otherwise, at most 50. A captcha is asked for after many searches.
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
    "/answer/api/v1/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest questions, tags and people while typing
         * @description At most five questions whose title contains words of the text, four tags and four people whose names begin with it. Tokens of the search language suggest nothing. Posts that are in no list, and people who are suspended or deleted, are left out, and so is the viewer.
         */
        get: operations["listSearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/search/desc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who answers searches
         * @description Empty strings when the site itself does.
         */
        get: operations["getSearchProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of an object
         * @description Newest first; versions that wait or were rejected are left out. An empty id and `0` are 400.
         */
        get: operations["listRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/revisions/edit/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether an object can be edited
         * @description For its author and those who hold the edit permission of its kind. 400 `toast` while an edit waits for review; an absent object is 400.
         */
        get: operations["checkEdit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/revisions/unreviewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the next suggested edit
         * @description Oldest first, one a page, only of the kinds whose audit permission (`question.audit`, `answer.audit`, `tag.audit`) the viewer holds.
         */
        get: operations["listUnreviewedRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/revisions/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve or reject a suggested edit
         * @description Needs the audit permission of the kind of object. Approving applies the edit and gives its author 2 reputation, once. A revision that is absent or was decided on is a success.
         */
        put: operations["auditRevision"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/activity/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the timeline of an object
         * @description What happened to a question, an answer or a tag, newest first; a question holds what happened to its answers. Votes need `vote.detail`; who voted down is told to administrators only.
         */
        get: operations["getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/activity/timeline/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two versions
         * @description The texts of two revisions.
         */
        get: operations["getTimelineDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/reviewing/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the review queues
         * @description Waiting and flagged posts are for staff, suggested edits for those who hold an audit permission; a queue that is not for the viewer is left out.
         */
        get: operations["listReviewTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/report/unreviewed/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the next flagged post
         * @description Flags that wait, one a page, last changed first. Empty for everybody but staff.
         */
        get: operations["listUnreviewedReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/report/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Deal with a flag
         * @description Does what is chosen to the flagged post and completes the flag; `ignore_report` leaves the post alone. A flag that was dealt with is a success.
         */
        put: operations["reviewReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/review/pending/post/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the next post that waits for approval
         * @description Oldest first, one a page. Empty for everybody but staff.
         */
        get: operations["listPendingPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/review/pending/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve or reject a waiting post
         * @description `approve` shows the post and sends the notifications that were held back; `reject` deletes it. A post that was decided on is a success.
         */
        put: operations["reviewPendingPost"];
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
         * @description Cheap enough to be asked every few seconds. `GET /answer/api/v1/notification/stream` tells the same without being asked: as server-sent events named `status`, at once and whenever it changes, admitted by the session token or by the reading cookie. An event named `end` says that the session is over. With `?question=` and the id of a question the events are named `posts` in place of that: the answers and comments that others wrote under it in the last hour. Too many streams are refused with 429.
         */
        get: operations["getNotificationStatus"];
        /**
         * Take the dot of a kind of notification away
         * @description Notifications stay unread. Answers with what waits afterwards.
         */
        put: operations["clearNotificationStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/notification/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Last changed first, 20 a page unless asked otherwise.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/notification/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute a question, or unmute it
         * @description A muted question causes no notifications and no mails, except for what is done to the viewer's own posts and flags. The same again changes nothing. A question that the viewer cannot see is not muted (404), but can be unmuted.
         */
        put: operations["muteQuestion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/notification/mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions the viewer muted
         * @description Last muted first, 20 a page unless asked otherwise; without those the viewer can no longer see.
         */
        get: operations["listMutedQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/notification/read/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a notification as read
         * @description Notifications of others and unknown ones are passed over.
         */
        put: operations["readNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/notification/read/state/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark all notifications of a kind as read
         * @description Those of the viewer.
         */
        put: operations["readAllNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/connector/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the services to sign in with
         * @description Those that are switched on; empty without one.
         */
        get: operations["listConnectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/connector/login/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in with another service
         * @description For navigation: leads the browser to the service, or to `/50x`.
         */
        get: operations["startConnectorLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/connector/redirect/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come back from another service
         * @description For navigation: the service leads the browser here. Leads on to `/users/auth-landing?access_token=…`, to `/users/confirm-email?binding_key=…` when the service told no e-mail address, or to `/50x?title=…&msg=…&reason=…&proof=…`. The code in the address works once, within two minutes, for `POST user/login/landing`, which answers with the session. Whatever else the service puts into the query is handed to its plugin.
         */
        get: operations["finishConnectorLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/connector/binding/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the e-mail address a service did not tell
         * @description A new address makes an account, sends an activation mail and answers with a session. An address that an account has sends nothing unless `must` is true: then its owner is asked by mail, and agrees with a link that works in the same browser. An expired key is 400.
         */
        post: operations["bindConnectorEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/connector/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the services the account is bound to
         * @description Every service that is switched on, bound or not.
         */
        get: operations["listUserConnectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/connector/user/unbinding": {
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
         * Unbind the account from a service
         * @description Refused (400, `toast`) when nothing else signs the account in.
         */
        delete: operations["unbindConnector"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user-center/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which plugin keeps the accounts
         * @description While one does and accounts of the site are not usable beside it, the calls for passwords and e-mail addresses are 403.
         */
        get: operations["getUserCenterAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user-center/personal/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the links of a person's profile elsewhere
         * @description Empty without a plugin that keeps the accounts, for who does not log in with it, and when it fails.
         */
        get: operations["getUserCenterBranding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user-center/user/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where settings are changed instead
         * @description Both are switched off without a plugin that keeps the accounts, for who does not log in with it, and when it fails.
         */
        get: operations["getUserCenterSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user-center/login/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in where the accounts are kept
         * @description For navigation: leads the browser to the plugin that keeps the accounts, or to `/404` without one.
         */
        get: operations["startUserCenterLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user-center/login/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come back from signing in
         * @description For navigation: leads on to `/users/auth-landing?access_token=…`, to `/50x?title=…&msg=…&reason=…&proof=…`, or to `/404` without a plugin.
         */
        get: operations["finishUserCenterLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user-center/sign-up/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign up where the accounts are kept
         * @description For navigation: leads the browser to the plugin that keeps the accounts, or to `/404` without one.
         */
        get: operations["startUserCenterSignUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/api/v1/user-center/sign-up/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come back from signing up
         * @description For navigation: leads on to `/users/auth-landing?access_token=…`, to `/50x?title=…&msg=…&reason=…&proof=…`, or to `/404` without a plugin.
         */
        get: operations["finishUserCenterSignUp"];
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
    "/answer/admin/api/dashboard/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what happened on each day
         * @description The last days, today included and last, in the time zone of the site. Posts are counted while they are shown, votes are those on questions and answers. The counts may be up to 5 minutes old.
         */
        get: operations["getActivity"];
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
         * @description Markup is taken out of the texts. The address is stored as scheme, host and path, without a slash at its end; a path that begins like a page of the site is a field error. Answers with what was saved.
         */
        put: operations["updateGeneralSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/question/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions in the admin area
         * @description Newest first and 20 a page unless asked otherwise.
         */
        get: operations["listAdminQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/question/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a question
         * @description Does what closing, reopening, deleting and recovering do one by one; the state it has already is a success. A closed question is closed again for the reason that is given, if it is another one. The author is notified when it is closed or deleted. An absent question is 400, and so are an unknown reason and a note that does not fit it.
         */
        put: operations["updateAdminQuestionStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/answer/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List answers in the admin area
         * @description Newest first and 20 a page unless asked otherwise.
         */
        get: operations["listAdminAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/answer/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of an answer
         * @description Does what deleting and recovering do; the state it has already is a success. The author is notified when it is deleted. An absent answer is 400.
         */
        put: operations["updateAdminAnswerStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/reports/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List flags
         * @description Last changed first, 20 a page unless asked otherwise. A failure is `modal`.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Complete a flag
         * @description Outcome 74 closes the question, 75 deletes the post, every other only completes the flag. A completed flag is a success, an absent one 404.
         */
        put: operations["handleReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reasons of an action in the admin area
         * @description As `listReasons`.
         */
        get: operations["listAdminReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/users/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Newest first, 20 a page unless asked otherwise; suspended and deleted accounts by the time of that.
         */
        get: operations["listAdminUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/user/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of an account
         * @description `normal` also marks the e-mail address verified; `deleted` is for ever. Not for the own account (400); 403 while a plugin decides on states.
         */
        put: operations["updateUserStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/user/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the role of an account
         * @description Ends all its sessions. Not for the own account (400).
         */
        put: operations["updateUserRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the password of an account
         * @description Ends all its sessions. Not for the own account, and 400 for an absent one. 403 while a plugin keeps all accounts.
         */
        put: operations["updateUserPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where an account is signed in
         * @description The living sessions of an account, the most recently used first, at most 100. `current` is the session of this request, on the own account only.
         */
        get: operations["listUserSessions"];
        put?: never;
        post?: never;
        /**
         * End all sessions of an account
         * @description Their tokens and reading cookies stop working with the next request. On the own account the session of this request stays. Logged with the number of sessions; nothing is logged where there were none.
         */
        delete: operations["revokeUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/user/session": {
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
         * End one session of an account
         * @description Its token and its reading cookie stop working with the next request. 404 for the id of somebody else's session, or of one that has ended.
         */
        delete: operations["revokeUserSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/user/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether an account has two-factor authentication
         * @description Since when it is on, and how many recovery codes are left.
         */
        get: operations["getUserTwoFactor"];
        put?: never;
        post?: never;
        /**
         * Turn off the two-factor authentication of an account
         * @description For somebody who lost the device with the app and the recovery codes. The person logs in with the password alone from then on, and a mail tells them. Logged. Administrators turn off their own in their account, which asks for a code. Where it is off already it is 400 `error.two_factor.not_enabled`; an absent account is 400 too.
         */
        delete: operations["disableUserTwoFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/user/sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sign-ins to an account
         * @description Newest first, 20 a page unless asked otherwise: every session that was opened, by whatever way, and every password that was refused. They stay for 90 days, and go with the account.
         */
        get: operations["listUserSignIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/user/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mails to an account
         * @description Newest first, 20 a page unless asked otherwise: the kind of each mail, when it was queued, and what became of it. Neither texts nor addresses are stored. The records stay for 90 days, and go with the account.
         */
        get: operations["listUserMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what administrators did
         * @description Newest first, 20 a page unless asked otherwise. Every call of the back office that changes something is logged, and stays for two years. `user_id` stands above `group`, and `group` above `kind`.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/audit-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the audit log
         * @description Entries as text, newest first, at most 1000 at once: lines to append to a file, and where the next part begins. The filters are those of the list without `group`. The first part of an export is logged.
         */
        post: operations["exportAuditLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/user/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make an activation link
         * @description A new link for an account whose e-mail address is not verified; works once, for 24 hours. An absent account is 400.
         */
        get: operations["getUserActivation"];
        put?: never;
        /**
         * Send an activation mail
         * @description A mail with a new link. An absent account is 400.
         */
        post: operations["sendUserActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account
         * @description Its address counts as verified. A taken address and an unusable name are 400. 403 while a plugin keeps all accounts.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make many accounts
         * @description All or none. A field error of `users` names the line that is wrong, what stands there and why. 403 while a plugin keeps all accounts.
         */
        post: operations["createUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles
         * @description Member, administrator and moderator.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/siteinfo/interface": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read language and time zone
         * @description Language and time zone of the site.
         */
        get: operations["getInterfaceSettings"];
        /**
         * Save language and time zone
         * @description A language that the site does not speak is 400.
         */
        put: operations["updateInterfaceSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/siteinfo/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the pictures of the site
         * @description Addresses or empty strings.
         */
        get: operations["getBrandingSettings"];
        /**
         * Save the pictures of the site
         * @description All four at once; an absent one is taken away.
         */
        put: operations["updateBrandingSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/siteinfo/seo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read addresses and robots
         * @description On a private site `robots` forbids everything.
         */
        get: operations["getSeoSettings"];
        /**
         * Save addresses and robots
         * @description Ids of both forms work whatever is chosen.
         */
        put: operations["updateSeoSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/siteinfo/custom-css-html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read own HTML and CSS
         * @description Five texts.
         */
        get: operations["getCustomHtmlSettings"];
        /**
         * Save own HTML and CSS
         * @description All five at once; an absent one becomes empty.
         */
        put: operations["updateCustomHtmlSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/siteinfo/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the colours of the site
         * @description With the themes to choose from.
         */
        get: operations["getThemeSettings"];
        /**
         * Save the colours of the site
         * @description The settings of all themes at once.
         */
        put: operations["updateThemeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/language/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the languages in the admin area
         * @description Languages the site speaks, without `Default`.
         */
        get: operations["listAdminLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/language/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of further languages
         * @description The files in the folder `languages` of the data folder, with the texts in each that cannot be used. Changed files are read within five seconds.
         */
        get: operations["listLanguageFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/theme/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the themes
         * @description Themes to choose from.
         */
        get: operations["listThemeOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/siteinfo/write": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rules for posting
         * @description Lists of tags are what the tags themselves say.
         */
        get: operations["getWriteSettings"];
        /**
         * Save the rules for posting
         * @description The lists replace what tags are recommended and reserved. An unknown tag and a synonym are field errors of `recommend_tags` or `reserved_tags`, more tags at least than at most one of `min_tags`.
         */
        put: operations["updateWriteSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/siteinfo/seo/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the address of a question in each form
         * @description That of the newest open question in all four forms of the setting; an empty list without a question.
         */
        get: operations["listPermalinkExamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/siteinfo/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read terms of service and privacy policy
         * @description Both texts, in Markdown and as HTML.
         */
        get: operations["getLegalSettings"];
        /**
         * Save terms of service and privacy policy
         * @description All texts at once. The HTML is made safe before it is shown.
         */
        put: operations["updateLegalSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/siteinfo/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what administrators add to the guide
         * @description Both texts in Markdown.
         */
        get: operations["getHelpSettings"];
        /**
         * Save what administrators add to the guide
         * @description Both texts at once.
         */
        put: operations["updateHelpSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/siteinfo/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a text of the site
         * @description Markdown as safe HTML, exactly as legal texts and the texts of the guide are shown after saving. Unlike in posts, `@name` and `#id` stay text.
         */
        post: operations["renderSiteText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/siteinfo/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who may sign up and sign in
         * @description Sign-up, sign-in and reading.
         */
        get: operations["getLoginSettings"];
        /**
         * Save who may sign up and sign in
         * @description An absent switch is off.
         */
        put: operations["updateLoginSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/siteinfo/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what members may change
         * @description Fields of the profile, and the picture of people without one.
         */
        get: operations["getUserSettings"];
        /**
         * Save what members may change
         * @description An absent switch is off.
         */
        put: operations["updateUserSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the backups
         * @description Newest first: those that are there, and the runs that failed.
         */
        get: operations["listBackups"];
        put?: never;
        /**
         * Back up now
         * @description The backup begins within seconds and is proved like a planned one. While one waits or runs, no other is begun. Logged.
         */
        post: operations["createBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/backups/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the address of a backup to download
         * @description A backup has everything of the site, so the password of the administrator is asked for; an account without one needs none. The address answers once, within a minute. Logged.
         */
        post: operations["createBackupDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/setting/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read when and where backups are made
         * @description Backups that are planned, in the time zone of the site.
         */
        get: operations["getBackupSettings"];
        /**
         * Save when and where backups are made
         * @description A folder that is not there or cannot be written to, and a public key that is none, are field errors.
         */
        put: operations["updateBackupSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/setting/smtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how mail is sent
         * @description The password is masked.
         */
        get: operations["getSmtpSettings"];
        /**
         * Save how mail is sent
         * @description Then sends a test mail when an address is given. A sender's name that is an e-mail address is a field error of `from_name`.
         */
        put: operations["updateSmtpSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/setting/smtp/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test mail at once
         * @description With the settings of the body, which are read like those of `updateSmtpSettings` and are not saved. Waits for the mail server and tells what it answered, for up to a minute.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/setting/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where uploads and backups are stored
         * @description The secret of the key is masked.
         */
        get: operations["getStorageSettings"];
        /**
         * Save where uploads and backups are stored
         * @description Where the bucket is chosen, a file is written to it, read, listed and deleted first; what fails is a field error. Files that are stored already stay where they are and are read there until they are moved.
         */
        put: operations["updateStorageSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/setting/storage/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the connection to a bucket
         * @description With the settings of the body, which are read like those of `updateStorageSettings` and are not saved. Writes a small file, reads it, lists it and deletes it.
         */
        post: operations["testStorage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/setting/privileges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how much reputation actions need
         * @description All levels with their values, and which one is in use.
         */
        get: operations["getPrivilegeSettings"];
        /**
         * Save how much reputation actions need
         * @description Level 99 takes its values from `custom_privileges`.
         */
        put: operations["updatePrivilegeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/plugins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the plugins
         * @description All of them unless asked otherwise.
         */
        get: operations["listPlugins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/plugin/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a plugin on or off
         * @description Takes effect at once.
         */
        put: operations["updatePluginStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/plugin/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of a plugin
         * @description A plugin that is not installed is answered with an empty name and an empty form.
         */
        get: operations["getPluginConfig"];
        /**
         * Save the settings of a plugin
         * @description The plugin may refuse values with an error of its own.
         */
        put: operations["updatePluginConfig"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer/admin/api/user-center/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what may be done with accounts
         * @description All `true` without a plugin that keeps the accounts; while one keeps all of them, none are made and no passwords set here.
         */
        get: operations["getAdminUserCenterAgent"];
        put?: never;
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
         * @description Makes the tables, stores the site settings and makes the first administrator, whose address counts as verified. Does nothing on an installed site. Field errors name the fields of the body. The calls about a first import need the token that this one had in the header `Authorization`, if it was 22 to 100 letters, digits, - and _; the log has it too, or the one that the server made instead.
         */
        post: operations["installSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/installation/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what can be imported
         * @description Files and folders in `DATA_DIR/imports`. Nothing else of the machine is read. Once a first import has begun the call needs its token (401).
         */
        get: operations["listInstallationSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/installation/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the first import
         * @description Of the import that `installSite` has started, with its token (401). The site is served when it was opened.
         */
        get: operations["getInstallationImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/installation/import/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a failed first import again
         * @description Without a body of the same source, which goes on where it was; otherwise of another one. Only after a failure, and with the token of the import (401).
         */
        post: operations["retryInstallationImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/installation/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the site after its first import
         * @description Ends the installation, after the import is done or has failed, with the token of the import (401). While it is running the call is refused.
         */
        post: operations["openInstalledSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
/** The schemas of the contract by name; `Schemas` is the short way to them. */
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
            /** @description Address of the site: scheme, host and perhaps a path, no trailing slash. */
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
        /** @description Rules for posting, as they are saved. */
        SiteWriteBody: {
            /** @description Whether a person may answer a question only once. */
            restrict_answer?: boolean;
            /** @description Whether a question needs a recommended tag. */
            required_tag?: boolean;
            /** @description Fewest tags of a question, 1 to 5 and not above `max_tags`; left out it stays. */
            min_tags?: number;
            /** @description Most tags of a question, 1 to 20; left out it stays. */
            max_tags?: number;
            /** @description Slugs of recommended tags, the whole new list, each at most 35 characters. */
            recommend_tags?: string[];
            /** @description Slugs of tags only staff may use, the whole new list, each at most 35 characters. */
            reserved_tags?: string[];
            /** @description Whether questions, answers and comments wait for approval until three of their author are shown; never those of staff. Acts at once on new posts; those that wait already go on waiting. Left out it stays; `false` on a new site. */
            first_posts_wait?: boolean;
            /** @description A question, answer or comment with more links to other sites waits for approval, unless it is by staff; 0 to 100, 0 for no limit. Left out it stays; 0 on a new site. */
            max_links?: number;
        };
        /** @description Rules for posting. */
        SiteWrite: WithRequired<components["schemas"]["SiteWriteBody"], "restrict_answer" | "required_tag" | "min_tags" | "max_tags" | "recommend_tags" | "reserved_tags">;
        /** @description Which legal texts the site has written. */
        SiteLegalState: {
            /** @description Whether there are terms of service, at `/tos`. */
            terms_of_service: boolean;
            /** @description Whether there is a privacy policy, at `/privacy`. */
            privacy_policy: boolean;
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
            /** @description Which legal texts can be read. */
            site_legal: components["schemas"]["SiteLegalState"];
            /** @description Why nothing can be changed at the moment, in the language of the request; an empty string while the site is open. */
            read_only: string;
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
        /** @description The text that was asked for; an empty text is left out. */
        SiteLegalInfo: {
            /** @description Terms of service in Markdown. */
            terms_of_service_original_text?: string;
            /** @description Terms of service as HTML. */
            terms_of_service_parsed_text?: string;
            /** @description Privacy policy in Markdown. */
            privacy_policy_original_text?: string;
            /** @description Privacy policy as HTML. */
            privacy_policy_parsed_text?: string;
        };
        /** @description A privilege and what it takes. */
        HelpPrivilege: {
            /** @description Name of the privilege. */
            key: string;
            /** @description What it allows, in the language of the request. */
            label: string;
            /** @description Reputation it takes. */
            reputation: number;
        };
        /** @description What changes reputation, and by how much. */
        HelpPoints: {
            /** @description For an upvote on a question of one’s own. */
            question_upvoted: number;
            /** @description For a downvote on a question of one’s own. */
            question_downvoted: number;
            /** @description For an upvote on an answer of one’s own. */
            answer_upvoted: number;
            /** @description For a downvote on an answer of one’s own. */
            answer_downvoted: number;
            /** @description For casting a downvote on an answer. */
            answer_downvote: number;
            /** @description For an answer of one’s own that is accepted. */
            answer_accepted: number;
            /** @description For accepting an answer. */
            answer_accept: number;
            /** @description For a suggested edit that is approved. */
            edit_approved: number;
            /** @description For confirming the address of the account. */
            activated: number;
            /** @description Upvotes give nothing more on a day once everything gained that day adds up to this. */
            daily_cap: number;
        };
        /** @description The rules of posting. */
        HelpPosting: {
            /** @description Whether everybody answers a question at most once. */
            restrict_answer: boolean;
            /** @description Whether a question needs one of the recommended tags. */
            required_tag: boolean;
            /** @description Least number of tags of a question. */
            min_tags: number;
            /** @description Greatest number of tags of a question. */
            max_tags: number;
            /** @description Whether the first posts of new members wait for approval. */
            first_posts_wait: boolean;
        };
        /** @description A reason to flag or to close. */
        HelpReason: {
            /** @description Its name, in the language of the request. */
            name: string;
            /** @description What it means, in the language of the request. */
            description: string;
        };
        /** @description The guide to a site. */
        Help: {
            /** @description What administrators put before the guide, as HTML; empty if nothing. */
            before_html: string;
            /** @description What administrators put after the guide, as HTML; empty if nothing. */
            after_html: string;
            /** @description Every privilege, in the order of the back office. */
            privileges: components["schemas"]["HelpPrivilege"][];
            points: components["schemas"]["HelpPoints"];
            posting: components["schemas"]["HelpPosting"];
            /** @description Reasons to flag a question, an answer or a comment, each once. */
            flag_reasons: components["schemas"]["HelpReason"][];
            /** @description Reasons to close a question. */
            close_reasons: components["schemas"]["HelpReason"][];
        };
        /** @description Whether a plugin is switched on. */
        PluginState: {
            /** @description Key of the plugin. */
            slug_name: string;
            /** @description Whether it is switched on. */
            enabled: boolean;
        };
        /** @description A plugin that every person can set up. */
        UserPlugin: {
            /** @description Name in the language of the request. */
            name: string;
            /** @description Key of the plugin. */
            slug_name: string;
        };
        /** @description What a button shows while its call runs. */
        LoadingAction: {
            /** @description Text in the language of the request. */
            text: string;
            /**
             * @description State to begin with.
             * @enum {string}
             */
            state: "none" | "pending" | "completed";
        };
        /** @description What follows the call of a button. */
        OnCompleteAction: {
            /** @description Whether the message of the answer is shown. */
            toast_return_message: boolean;
            /** @description Whether the form is read again. */
            refresh_form_config: boolean;
        };
        /** @description What a button of a settings form calls. */
        UiOptionAction: {
            /** @description Path, called without a body. */
            url: string;
            /**
             * @description Method; `get` when absent.
             * @enum {string}
             */
            method?: "get" | "post" | "put" | "delete";
            /** @description What is shown while it runs. */
            loading?: components["schemas"]["LoadingAction"];
            /** @description What follows. */
            on_complete?: components["schemas"]["OnCompleteAction"];
        };
        /** @description How a field of a settings form looks. */
        ConfigFieldUiOptions: {
            /** @description Hint inside the field. */
            placeholder?: string;
            /** @description Lines of a textarea, as text. */
            rows?: string;
            /**
             * @description HTML type of an input.
             * @enum {string}
             */
            input_type?: "text" | "color" | "date" | "datetime-local" | "email" | "month" | "number" | "password" | "range" | "search" | "tel" | "time" | "url" | "week";
            /** @description Label beside a switch or checkbox. */
            label?: string;
            /** @description What a button calls. */
            action?: components["schemas"]["UiOptionAction"];
            /** @description Look of a button. */
            variant?: string;
            /** @description Text of a button. */
            text?: string;
            /** @description CSS class of the field. */
            class_name?: string;
            /** @description CSS class around the field. */
            field_class_name?: string;
        };
        /** @description A choice of a field. */
        ConfigFieldOption: {
            /** @description Label in the language of the request. */
            label: string;
            /** @description Value that is stored. */
            value: string;
        };
        /** @description A field of a settings form. */
        ConfigField: {
            /** @description Key of the value. */
            name: string;
            /**
             * @description Kind of field.
             * @enum {string}
             */
            type: "input" | "textarea" | "checkbox" | "radio" | "select" | "upload" | "timezone" | "switch" | "button" | "legend";
            /** @description Label in the language of the request. */
            title: string;
            /** @description Explanation in the language of the request. */
            description: string;
            /** @description Whether it has to be filled. */
            required: boolean;
            /** @description Present value: text, or true and false for a switch or checkbox. */
            value: unknown;
            /** @description How it looks. */
            ui_options: components["schemas"]["ConfigFieldUiOptions"];
            /** @description Choices of a select, radio or checkbox. */
            options?: components["schemas"]["ConfigFieldOption"][];
        };
        /** @description A person's settings of a plugin. */
        UserPluginConfig: {
            /** @description Name in the language of the request; empty for an unknown plugin. */
            name: string;
            /** @description Key of the plugin. */
            slug_name: string;
            /** @description Fields of the form; empty for an unknown plugin. */
            config_fields: components["schemas"]["ConfigField"][];
        };
        /** @description Settings of a plugin. */
        PluginConfigBody: {
            /** @description Key of the plugin, 2 to 100 characters. */
            plugin_slug_name: string;
            /** @description A value for every field of the form, by name. */
            config_fields?: {
                [key: string]: unknown;
            };
        };
        /** @description A new account. */
        RegisterBody: {
            /** @description Display name, 2 to 30 characters of any script; the username is made from it. */
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
            /** @description The code of the authenticator app, six digits, or a recovery code; only for an account with two-factor authentication. Spaces and hyphens are ignored; at most 100 characters. */
            two_factor_code?: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description The code of the address that ends a login with another service. */
        LandingCodeBody: {
            /** @description The code, 1 to 500 characters; works once. */
            code: string;
        };
        /** @description Which session ends. */
        RevokeSessionBody: {
            /** @description Id from the list of sessions. */
            id: string;
        };
        /** @description One place where the viewer is signed in. */
        Session: {
            /** @description Id of the session, to end it by. */
            id: string;
            /** @description When it began. Unix seconds. */
            created_at: number;
            /** @description Last request, to within ten minutes. Unix seconds. */
            last_used_at: number;
            /** @description Network address it began at, or an empty string when that is not known. */
            ip: string;
            /** @description The browser as it named itself, cut to 255 characters; empty when it did not. */
            user_agent: string;
            /** @description Whether it is the session of this very request. */
            current: boolean;
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
            /** @description Until when the account is suspended and why, only when it is. */
            status_msg?: string;
            /** @description Whether a password is set. */
            have_password: boolean;
            /** @description Always an empty string here. */
            visit_token: string;
        };
        /** @description Where an account is to take its picture from. */
        AvatarInput: {
            /**
             * @description Kind of picture; an empty string and `system` mean the default picture.
             * @enum {string}
             */
            type?: "" | "default" | "gravatar" | "custom" | "system";
            /** @description Address of the Gravatar picture, at most 200 characters. */
            gravatar?: string;
            /** @description Address of the uploaded picture, at most 200 characters; an upload of this account. */
            custom?: string;
        };
        /** @description The profile as it should become. */
        ProfileUpdateBody: {
            /** @description Name shown to others, 2 to 30 characters; empty keeps it. */
            display_name?: string;
            /** @description Name used in addresses, 2 to 30 characters: a–z, 0–9, hyphen, dot, underscore; stored in lower case; empty keeps it. */
            username?: string;
            /** @description Where the picture comes from. */
            avatar?: components["schemas"]["AvatarInput"];
            /** @description Profile text in Markdown, at most 4096 characters. */
            bio?: string;
            /** @description Website, http or https, at most 500 characters. */
            website?: string;
            /** @description Free text, at most 100 characters. */
            location?: string;
        };
        /** @description Where the file is for a minute. */
        OwnDataDownload: {
            /** @description Path on this site that answers once. */
            path: string;
        };
        /** @description Proof that the person means it. */
        OwnDeletionBody: {
            /** @description The username of the account, typed once more; at most 100 characters. */
            username: string;
            /** @description The password, where the account has one; at most 100 characters. */
            pass?: string;
            /** @description The code of the mail, where the account has no password; at most 100 characters. */
            code?: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
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
        /** @description Whether a challenge has to be solved, and which. */
        CaptchaChallenge: {
            /** @description Id of the challenge, or an empty string. */
            captcha_id: string;
            /** @description Picture as a data address, or an empty string. It shows four lower-case letters or digits. */
            captcha_img: string;
            /** @description A question in words that may be answered instead, for those who cannot read the picture; its answer is a number, sent in digits as `captcha_code`. Absent where nothing has to be solved. */
            captcha_question?: string;
            /** @description Whether it has to be solved. */
            verify: boolean;
        };
        /** @description The address to change to. */
        ChangeEmailBody: {
            /**
             * Format: email
             * @description New e-mail address, at most 500 characters.
             */
            e_mail: string;
            /** @description Password, 8 to 32 characters; needed once the present address is verified and a password is set. */
            pass?: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description The code of the mail to a new address. */
        ConfirmEmailBody: {
            /** @description The code, 1 to 500 characters; works once. */
            code: string;
        };
        /** @description The code of a link that ends mails. */
        UnsubscribeBody: {
            /** @description The code, 1 to 500 characters; works once. */
            code: string;
        };
        /** @description Whose password was forgotten. */
        PasswordForgotBody: {
            /**
             * Format: email
             * @description E-mail address, at most 500 characters.
             */
            e_mail: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description A new password with the code of the mail. */
        PasswordReplaceBody: {
            /** @description The code, 1 to 100 characters; works once. */
            code: string;
            /** @description New password, 8 to 32 characters, no spaces. */
            pass: string;
        };
        /** @description The old password and the new one. */
        PasswordChangeBody: {
            /** @description Old password, 8 to 32 characters; absent or empty when none is set. */
            old_pass?: string;
            /** @description New password, 8 to 32 characters, no spaces, not the old one. */
            pass: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description Whether logging in with the password takes a second factor. */
        TwoFactorState: {
            /** @description Whether it is on. */
            enabled: boolean;
            /** @description When it was turned on, 0 when it is off. Unix seconds. */
            enabled_at: number;
            /** @description Recovery codes that were not used yet; 0 when it is off. */
            recovery_codes_left: number;
        };
        /** @description Proof that the app has the key. */
        TwoFactorEnableBody: {
            /** @description The code that the app shows, six digits; spaces are ignored. */
            code: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description New recovery codes, which are shown only this once. */
        RecoveryCodes: {
            /** @description Each replaces a code of the app once. */
            recovery_codes: string[];
        };
        /** @description The password and a code. */
        TwoFactorProofBody: {
            /** @description The password, where the account has one; at most 100 characters. */
            pass?: string;
            /** @description The code that the app shows, or a recovery code; spaces and hyphens are ignored. */
            code: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description Proof that the person is there. */
        TwoFactorSetupBody: {
            /** @description The password, where the account has one; at most 100 characters. */
            pass?: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description The key of an authenticator app, which is shown only this once. */
        TwoFactorKey: {
            /** @description The key of 160 bits in base32, to be typed into the app. */
            secret: string;
            /** @description The same as an address that the app reads from a QR code, with the names of the site and of the account. */
            otpauth_url: string;
        };
        /** @description Language and colours of the interface. */
        InterfacePrefsBody: {
            /** @description Language code such as `en_US`, or `Default` for the language of the site; 2 to 100 characters. */
            language: string;
            /** @description `default`, `light`, `dark` or `system`, 2 to 100 characters; anything else is stored as `default`. */
            color_scheme: string;
        };
        /** @description A way of being told. */
        NotificationChannel: {
            /**
             * @description Key of the way.
             * @enum {string}
             */
            key: "email";
            /** @description Whether it is on. */
            enable: boolean;
        };
        /** @description Which events are mailed. */
        NotificationConfig: {
            /** @description Events of the inbox. */
            inbox: components["schemas"]["NotificationChannel"];
            /** @description Every new question, at most 50 mails a week. */
            all_new_question: components["schemas"]["NotificationChannel"];
            /** @description New questions with a tag that is followed. */
            all_new_question_for_following_tags: components["schemas"]["NotificationChannel"];
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
         * @description State of a question in words; `pending` waits for approval and is shown to its author and staff only.
         * @enum {string}
         */
        QuestionState: "available" | "closed" | "deleted" | "pending";
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
            /** @description The reputation it takes; absent when it is allowed, and where no reputation suffices. */
            required_rank?: number;
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
            /**
             * @description 2: administrator, 3: moderator; absent for everybody else.
             * @enum {integer}
             */
            role_id?: 2 | 3;
        };
        /** @description A person in the list of people. */
        ListedPerson: {
            /** @description Unique name used in addresses. */
            username: string;
            /** @description Name shown to others. */
            display_name: string;
            /** @description Address of the picture, or an empty string. */
            avatar: string;
            /** @description Reputation. */
            rank: number;
            /** @description Reputation gained in the period; 0 for all time. */
            gained: number;
            /** @description Where they say they are, or an empty string. */
            location: string;
        };
        /** @description A month of somebody's reputation. */
        ReputationMonth: {
            /** @description Year and month, `2026-11`. */
            month: string;
            /** @description What was gained in it less what was lost. */
            reputation: number;
        };
        /** @description A tag a person writes about. */
        PersonalTag: {
            /** @description Name used in addresses. */
            slug_name: string;
            /** @description Name shown. */
            display_name: string;
            /** @description Their questions with the tag, and answers to such questions. */
            post_count: number;
            /** @description Sum of the votes on these posts. */
            vote_count: number;
        };
        /** @description A person in a ranking. */
        UserRankingEntry: {
            /** @description Unique name used in addresses. */
            username: string;
            /** @description Reputation gained; all of it for staff. */
            rank: number;
            /** @description Votes given. */
            vote_count: number;
            /** @description Name shown to others. */
            display_name: string;
            /** @description Address of the picture, or an empty string. */
            avatar: string;
        };
        /** @description The most active people of the week, and the staff. */
        UserRanking: {
            /** @description At most twenty people by reputation gained in seven days. */
            users_with_the_most_reputation: components["schemas"]["UserRankingEntry"][];
            /** @description At most twenty people by votes given in seven days. */
            users_with_the_most_vote: components["schemas"]["UserRankingEntry"][];
            /** @description Administrators and moderators. */
            staffs: components["schemas"]["UserRankingEntry"][];
        };
        /** @description A comment in a profile. */
        PersonalCommentItem: {
            /** @description Comment id. */
            comment_id: string;
            /** @description When it was written. Unix seconds. */
            created_at: number;
            /** @description The question or answer it stands under. */
            object_id: string;
            /** @description Question id. */
            question_id: string;
            /** @description Answer id, or an empty string. */
            answer_id: string;
            /**
             * @description Kind of the post that was commented on.
             * @enum {string}
             */
            object_type: "question" | "answer" | "tag" | "comment";
            /** @description Title of the question. */
            title: string;
            /** @description Title as part of an address, may be empty. */
            url_title: string;
            /** @description Beginning of the comment without markup. */
            content: string;
        };
        /** @description A gain of reputation in a profile. */
        PersonalRankItem: {
            /** @description When it happened. Unix seconds. */
            created_at: number;
            /** @description What it came from. */
            object_id: string;
            /** @description Question id. */
            question_id: string;
            /** @description Answer id, or an empty string. */
            answer_id: string;
            /**
             * @description Kind of object.
             * @enum {string}
             */
            object_type: "question" | "answer" | "tag" | "comment";
            /** @description Title of the question. */
            title: string;
            /** @description Title as part of an address, may be empty. */
            url_title: string;
            /** @description Beginning of the text without markup. */
            content: string;
            /** @description What was gained. */
            reputation: number;
            /** @description Cause in the language of the request. */
            rank_type: string;
        };
        /** @description Why a question is closed or deleted, or that it waits for approval. */
        QuestionNotice: {
            /** @description Name of the reason; an empty string when deleted or waiting. */
            type: string;
            /** @description Text of the reason. */
            description: string;
            /** @description Note or address given while closing, or the text about the deletion or the waiting. */
            msg: string;
            /** @description When it happened. Unix seconds. */
            time: number;
            /**
             * @description How serious it looks; `secondary` while it waits for approval.
             * @enum {string}
             */
            level: "info" | "danger" | "warning" | "secondary";
            /** @description Who closed it; absent where that is not known, and when it is not closed. */
            user_info?: components["schemas"]["UserCard"];
            /** @description The question of this site it repeats; absent where there is none, or none this reader may see. */
            duplicate_of?: {
                /** @description Question id. */
                id: string;
                /** @description Title. */
                title: string;
                /** @description Title as part of an address, may be empty. */
                url_title: string;
                /** @description Its answers. */
                answer_count: number;
            };
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
             * @description 1: open, 2: closed, 10: deleted, 11: waits for approval, for its author and staff only.
             * @enum {integer}
             */
            status: 1 | 2 | 10 | 11;
            /** @description Why it is closed or deleted, or that it waits for approval; absent otherwise. */
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
        /** @description A vote in the viewer's own profile. */
        PersonalVoteItem: {
            /** @description When it was given. Unix seconds. */
            created_at: number;
            /** @description What was voted on. */
            object_id: string;
            /** @description Question id. */
            question_id: string;
            /** @description Answer id, or an empty string. */
            answer_id: string;
            /**
             * @description Kind of object.
             * @enum {string}
             */
            object_type: "question" | "answer" | "tag" | "comment";
            /** @description Title of the question. */
            title: string;
            /** @description Title as part of an address, may be empty. */
            url_title: string;
            /** @description Beginning of the text without markup. */
            content: string;
            /** @description The vote in the language of the request. */
            vote_type: string;
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
             * @description 1: open, 2: closed, 10: deleted, 11: waits for approval, for its author and staff only.
             * @enum {integer}
             */
            status: 1 | 2 | 10 | 11;
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
        /** @description A tag given to a question. */
        TagInput: {
            /** @description Name used in addresses, 1 to 35 characters. Spaces become hyphens, capitals become lower-case. */
            slug_name: string;
            /** @description Name shown when the tag is created, at most 35 characters. */
            display_name?: string;
            /** @description Description in Markdown when the tag is created, at most 65536 characters. */
            original_text?: string;
        };
        /** @description A question as it should become. */
        QuestionUpdateBody: {
            /** @description Question id, long or short form, 1 to 30 characters. */
            id: string;
            /** @description Title, 6 to 150 characters. */
            title: string;
            /** @description Text in Markdown, 6 to 65535 characters. */
            content: string;
            /** @description All tags, at least one; unknown ones are created when the editor may. */
            tags: components["schemas"]["TagInput"][];
            /** @description What was changed and why, at most 255 characters. */
            edit_summary?: string;
            /** @description Accepted and not read; invitations have a call of their own. Names of at most 100 characters. */
            invite_user?: string[];
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description What became of an edit. */
        QuestionUpdateResult: {
            /** @description Title as part of an address, may be empty. */
            url_title: string;
            /** @description Whether the edit waits for review instead of being applied. */
            wait_for_review: boolean;
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
        /** @description Which question to delete. */
        QuestionDeleteBody: {
            /** @description Question id, long or short form, 1 to 30 characters. */
            id: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description A question that another one is linked with. */
        QuestionLink: {
            /** @description Question id. */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Title as part of an address, may be empty. */
            url_title: string;
            /** @description Its answers. */
            answer_count: number;
            /** @description Long id of the accepted answer, `0` for none. */
            accepted_answer_id: string;
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
            /** @description Up votes minus down votes. Own field of Quandary. */
            vote_count?: number;
            /** @description Beginning of the text without markup, at most 240 characters. Own field of Quandary. */
            description?: string;
        };
        /** @description Which deleted question to bring back. */
        QuestionRecoverBody: {
            /** @description Question id, long or short form, 1 to 30 characters. */
            question_id: string;
        };
        /** @description Which question to close, and why. */
        QuestionCloseBody: {
            /** @description Question id, long or short form, 1 to 30 characters. */
            id: string;
            /** @description Number of the reason, `reason_type` of `listReasons` for `question` and `close`. */
            close_type?: number;
            /** @description Note of the reason, at most 500 characters; the address of the other question for a duplicate. */
            close_msg?: string;
        };
        /** @description Which closed question to open again. */
        QuestionReopenBody: {
            /** @description Question id, long or short form, 1 to 30 characters. */
            question_id: string;
        };
        /** @description What to do with the place of a question in lists. */
        QuestionOperationBody: {
            /** @description Question id, long or short form, 1 to 30 characters. */
            id: string;
            /**
             * @description `pin` and `unpin`: on top of every list; `hide` and `show`: in lists or not.
             * @enum {string}
             */
            operation: "pin" | "unpin" | "hide" | "show";
        };
        /** @description Who is asked to answer. */
        QuestionInviteBody: {
            /** @description Question id, long or short form, 1 to 30 characters. */
            id: string;
            /** @description Usernames, the whole new list, each at most 100 characters; unknown ones are passed over. */
            invite_user?: string[];
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description A new question together with its answer. */
        QuestionWithAnswerBody: {
            /** @description Title, 6 to 150 characters. */
            title: string;
            /** @description Text in Markdown, 6 to 65535 characters. */
            content: string;
            /** @description Text of the answer in Markdown, 6 to 65535 characters. */
            answer_content: string;
            /** @description Tags, at least one; unknown ones are created when the author may. */
            tags: components["schemas"]["TagInput"][];
            /** @description Usernames mentioned in the answer, each at most 100 characters. */
            mention_username_list?: string[];
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
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
            /** @description True where `html` is only the beginning of the answer and `content` is empty, which happens only when it was asked for. Own field of Quandary. */
            shortened?: boolean;
            /** @description When it was written. Unix seconds. */
            create_time: number;
            /** @description Last edit. Unix seconds, 0 for never. */
            update_time: number;
            /**
             * @description 1: not accepted, 2: accepted.
             * @enum {integer}
             */
            accepted: 1 | 2;
            /** @description When it was accepted. Unix seconds. Own field of Quandary: absent for an answer that is not accepted, and for one whose acceptance was imported without its time. */
            accepted_at?: number;
            /** @description Who accepted it: who asked, or staff. Own field of Quandary: absent for an answer that is not accepted, and for one whose acceptance was imported without its time. */
            accepted_by?: components["schemas"]["UserCard"];
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
             * @description 1: visible, 10: deleted, 11: waits for approval, for its author and staff only.
             * @enum {integer}
             */
            status: 1 | 10 | 11;
            /** @description What the viewer may do; empty for a guest. */
            member_actions: components["schemas"]["MemberAction"][];
        };
        /** @description An answer and the question it belongs to. */
        AnswerWithQuestion: {
            /** @description The answer. */
            info: components["schemas"]["AnswerDetail"];
            /** @description Its question. */
            question: components["schemas"]["QuestionDetail"];
        };
        /** @description An answer as it should become. */
        AnswerUpdateBody: {
            /** @description Answer id, long or short form, 1 to 30 characters. */
            id: string;
            /** @description Question id, long or short form, 1 to 30 characters. */
            question_id: string;
            /** @description Text in Markdown, 6 to 65535 characters. */
            content: string;
            /** @description What was changed and why, at most 255 characters. */
            edit_summary?: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description What became of an edit. */
        AnswerUpdateResult: {
            /** @description Whether the edit waits for review instead of being applied. */
            wait_for_review: boolean;
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
        /** @description Which answer to delete. */
        AnswerDeleteBody: {
            /** @description Answer id, long or short form, 1 to 30 characters. */
            id: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description Which answer solved the question. */
        AnswerAcceptBody: {
            /** @description Question id, long or short form, 1 to 30 characters. */
            question_id: string;
            /** @description Answer id, at most 30 characters; an empty string or `0` takes the acceptance back. */
            answer_id?: string;
        };
        /** @description Which deleted answer to bring back. */
        AnswerRecoverBody: {
            /** @description Answer id, long or short form, 1 to 30 characters. */
            answer_id: string;
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
            /**
             * @description 1: visible, 11: waits for approval, for its author and staff only; 10: deleted by the rules for new posts, in the answer to its author only.
             * @enum {integer}
             */
            status?: 1 | 10 | 11;
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
            /**
             * @description Role of the author, 2: administrator, 3: moderator; absent for everybody else.
             * @enum {integer}
             */
            user_role_id?: 2 | 3;
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
        /** @description A comment as it should become. */
        CommentUpdateBody: {
            /** @description Comment id, 1 to 30 characters. */
            comment_id: string;
            /** @description Text in Markdown, 2 to 600 characters. */
            original_text: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
        };
        /** @description The comment after the edit. */
        CommentUpdateResult: {
            /** @description Comment id. */
            comment_id: string;
            /** @description Text in Markdown. */
            original_text: string;
            /** @description Text as safe HTML. */
            parsed_text: string;
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
        /** @description Which comment to delete. */
        CommentDeleteBody: {
            /** @description Comment id, 1 to 30 characters. */
            comment_id: string;
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
        /** @description A bookmark, or taking one away. */
        BookmarkBody: {
            /** @description Question id, long or short form, 1 to 30 characters. */
            object_id: string;
            /** @description Group of bookmarks, 1 to 30 characters; not read, clients send `0`. */
            group_id: string;
            /** @description `true` sets the bookmark, anything else takes it away. */
            bookmark?: boolean;
        };
        /** @description The bookmarks of a question after the call. */
        BookmarkResult: {
            /** @description Bookmarks of the question. */
            object_collection_count: number;
        };
        /** @description Following something, or no longer. */
        FollowBody: {
            /** @description Question id (long or short form), tag id or account id, 1 to 30 characters. */
            object_id: string;
            /** @description `true` stops following. */
            is_cancel?: boolean;
        };
        /** @description Followers after the call. */
        FollowResult: {
            /** @description Followers of the object. */
            follows: number;
            /** @description Whether the viewer follows it now. */
            is_followed: boolean;
        };
        /** @description The tags to follow. */
        FollowTagsBody: {
            /** @description Slugs, the whole new list, at most 500, each at most 35 characters; unknown ones are passed over. */
            slug_name_list?: string[];
        };
        /** @description A reason for flagging, closing, changing a state or judging a flag. */
        ReasonItem: {
            /** @description Number of the reason, sent back as `report_type`, `close_type` or `flagged_type`. */
            reason_type: number;
            /** @description Name in the language of the request. */
            name: string;
            /** @description Explanation in the language of the request. */
            description: string;
            /**
             * @description What has to be written as well: nothing, one line, or several.
             * @enum {string}
             */
            content_type: "" | "text" | "textarea";
            /** @description Hint for that text, or an empty string. */
            placeholder: string;
        };
        /** @description A flag on a question, an answer or a comment. */
        ReportCreateBody: {
            /** @description Question, answer or comment id, long or short form, 1 to 30 characters. */
            object_id: string;
            /** @description Number of the reason, `reason_type` of `listReasons`; not 0. Without one the answer asks to select a reason. */
            report_type?: number;
            /** @description What the reason asks for, at most 500 characters; the address of the other question for a duplicate. */
            content?: string;
            /** @description Kind of the object, at most 30 characters; not read, the id tells it. */
            source?: string;
            /** @description Id of a solved challenge, only where one was asked for; at most 500 characters. */
            captcha_id?: string;
            /** @description The characters read from the picture of the challenge; at most 500. */
            captcha_code?: string;
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
            /** @description Listed questions that carry it or one of its synonyms. */
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
            /** @description Listed questions that carry it or one of its synonyms. */
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
        /** @description A tag as it should become; a text that is left out stays. */
        TagUpdateBody: {
            /** @description Tag id, 1 to 30 characters. */
            tag_id: string;
            /** @description Name used in addresses, at most 35 characters, made as for a new tag. */
            slug_name?: string;
            /** @description Name shown, at most 35 characters. */
            display_name?: string;
            /** @description Description in Markdown, at most 65536 characters. */
            original_text?: string;
            /** @description What was changed and why, at most 255 characters. */
            edit_summary?: string;
        };
        /** @description What became of an edit. */
        TagUpdateResult: {
            /** @description Whether the edit waits for review instead of being applied. */
            wait_for_review: boolean;
        };
        /** @description A new tag. */
        TagCreateBody: {
            /** @description Name used in addresses, 1 to 35 characters: lower-case letters of any script, digits and `- . + #`. Spaces become hyphens, capitals become lower-case. */
            slug_name: string;
            /** @description Name shown, 1 to 35 characters. */
            display_name: string;
            /** @description Description in Markdown, at most 65536 characters. */
            original_text?: string;
        };
        /** @description The tag that was made. */
        TagCreateResult: {
            /** @description Name used in addresses. */
            slug_name: string;
        };
        /** @description Which tag to delete. */
        TagDeleteBody: {
            /** @description Tag id, 1 to 30 characters. */
            tag_id: string;
        };
        /** @description A tag beside another. */
        RelatedTag: {
            /** @description Name used in addresses. */
            slug_name: string;
            /** @description Name shown. */
            display_name: string;
            /** @description Questions with both tags. */
            question_count: number;
        };
        /** @description A person who answered questions with a tag. */
        TagAnswerer: {
            /** @description Unique name used in addresses. */
            username: string;
            /** @description Name shown to others. */
            display_name: string;
            /** @description Address of the picture, or an empty string. */
            avatar: string;
            /** @description Their answers. */
            answer_count: number;
            /** @description Sum of the votes on these answers. */
            vote_count: number;
        };
        /** @description What surrounds a tag. */
        TagOverview: {
            /** @description Tags beside it, the most frequent first. */
            related_tags: components["schemas"]["RelatedTag"][];
            /** @description People who answered, those with the most votes first. */
            top_answerers: components["schemas"]["TagAnswerer"][];
        };
        /** @description A tag offered while typing. */
        TagSuggestion: {
            /** @description Name used in addresses. */
            slug_name: string;
            /** @description Name shown. */
            display_name: string;
            /** @description First line of the description without markup. */
            excerpt: string;
            /** @description Listed questions that carry it or one of its synonyms. */
            question_count: number;
            /** @description Whether the site recommends it. */
            recommend: boolean;
            /** @description Whether only staff may use it. */
            reserved: boolean;
        };
        /** @description A tag ready to be put on a question. */
        TagBrief: {
            /** @description Name used in addresses. */
            slug_name: string;
            /** @description Name shown. */
            display_name: string;
            /** @description Description in Markdown. */
            original_text: string;
        };
        /** @description Which deleted tag to bring back. */
        TagRecoverBody: {
            /** @description Tag id, 1 to 30 characters. */
            tag_id: string;
        };
        /** @description Which tag is merged into which. */
        TagMergeBody: {
            /** @description Id of the tag that is given up, 1 to 30 characters. */
            source_tag_id: string;
            /** @description Id of the main tag that stays, 1 to 30 characters. */
            target_tag_id: string;
        };
        /** @description A tag that the viewer follows. */
        FollowedTag: {
            /** @description Tag id. */
            tag_id: string;
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
        /** @description Order and filters of a list of questions, as `listQuestions` takes them; unknown fields are not stored. */
        ListFilter: {
            /**
             * @description Order of the list.
             * @enum {string}
             */
            order?: "newest" | "active" | "frequent" | "score" | "unanswered" | "hot" | "recommend";
            /** @description Slug of the tag whose page the list is on, at most 100 characters. */
            tag?: string;
            /**
             * @description Without any answer, or without an accepted one.
             * @enum {string}
             */
            answers?: "none" | "unaccepted";
            /**
             * @description Open or closed questions.
             * @enum {string}
             */
            state?: "open" | "closed";
            /** @description Least number of votes, -1000000 to 1000000. */
            min_votes?: number;
            /** @description Asked within so many days, at least 1. */
            in_days?: number;
            /**
             * @description The viewer's own questions, or those with a tag that the viewer follows.
             * @enum {string}
             */
            only?: "mine" | "followed";
            /** @description Slugs of wanted tags, separated by commas, at most 200 characters. */
            tags?: string;
            /**
             * @description Whether all of the tags are needed or any of them.
             * @enum {string}
             */
            match?: "all" | "any";
            /** @description Slugs of unwanted tags, separated by commas, at most 200 characters. */
            not_tags?: string;
        };
        /** @description A filter that the viewer saved. */
        SavedFilter: {
            /** @description Id of the filter. */
            id: string;
            /** @description Its name. */
            name: string;
            filter: components["schemas"]["ListFilter"];
        };
        /** @description A change of a saved filter; an absent field stays as it is. */
        SavedFilterUpdateBody: {
            /** @description Id of the filter. */
            id: string;
            /** @description New name, one line of 1 to 50 characters. */
            name?: string;
            /** @description New place in the list, from 0; beyond the end is the last one. */
            place?: number;
        };
        /** @description A filter to save. */
        SavedFilterBody: {
            /** @description Name, one line of 1 to 50 characters. */
            name: string;
            filter: components["schemas"]["ListFilter"];
        };
        /** @description A saved filter to delete. */
        SavedFilterDeleteBody: {
            /** @description Id of the filter. */
            id: string;
        };
        /** @description Ignoring a tag, or no longer. */
        IgnoreTagBody: {
            /** @description Tag id, 1 to 30 characters. */
            tag_id: string;
            /** @description `true` stops ignoring. */
            is_cancel?: boolean;
        };
        /** @description The state after the call. */
        IgnoreTagResult: {
            /** @description Whether the viewer ignores the tag now. */
            is_ignored: boolean;
        };
        /**
         * @description What lists do with a question that has an ignored tag.
         * @enum {string}
         */
        IgnoredDisplay: "dim" | "hide";
        /** @description A tag that the viewer ignores. */
        IgnoredTag: {
            /** @description Tag id. */
            tag_id: string;
            /** @description Name used in addresses. */
            slug_name: string;
            /** @description Name shown. */
            display_name: string;
        };
        /** @description What the viewer ignores. */
        IgnoredTags: {
            display: components["schemas"]["IgnoredDisplay"];
            /** @description The tags, by slug, without deleted ones. */
            tags: components["schemas"]["IgnoredTag"][];
        };
        /** @description What to ignore; an absent field stays as it is. */
        IgnoredTagsBody: {
            /** @description Slugs, the whole new list, at most 500, each at most 35 characters; unknown ones are passed over. */
            slug_name_list?: string[];
            display?: components["schemas"]["IgnoredDisplay"];
        };
        /** @description A tag that stands for another. */
        TagSynonym: {
            /** @description Tag id. */
            tag_id: string;
            /** @description Name used in addresses. */
            slug_name: string;
            /** @description Name shown. */
            display_name: string;
            /** @description The tag it stands for. */
            main_tag_slug_name: string;
        };
        /** @description The synonyms of a tag. */
        TagSynonyms: {
            /** @description Synonyms of the tag. */
            synonyms: components["schemas"]["TagSynonym"][];
            /** @description What the viewer may do; `edit` for those who may change the list. */
            member_actions: components["schemas"]["MemberAction"][];
        };
        /** @description The synonyms of a tag. */
        TagSynonymBody: {
            /** @description Id of the main tag, 1 to 30 characters. */
            tag_id: string;
            /** @description Synonyms, the whole new list, at most 100; unknown ones are created, others that were in it become tags of their own. */
            synonym_tag_list: components["schemas"]["TagInput"][];
        };
        /** @description Markdown to be shown as a preview. */
        RenderBody: {
            /** @description Text in Markdown, at most 65536 characters. */
            content?: string;
        };
        /** @description A file and what it is for. */
        FileUploadBody: {
            /**
             * @description `avatar`: jpg, jpeg, png or webp, kept without animation and at most 1024 pixels wide and high; `post`: jpg, jpeg, png, gif or webp; `branding`: jpg, jpeg, png or ico.
             * @enum {string}
             */
            source: "avatar" | "post" | "branding";
            /**
             * Format: binary
             * @description The file, at most 4 MB for `avatar` and `post` unless a setting says otherwise, at most 10 MB for `branding`.
             */
            file: string;
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
            /** @description True if so many posts may match that the search looked at the newest and the most relevant of them only, or if it took too long and looked at the newest; absent otherwise. */
            partial?: boolean;
            /** @description The search with mistyped words replaced by the nearest words that occur in several public posts; absent if there is nothing to replace, and if the site does not answer searches itself. Own field of Quandary. */
            suggestion?: string;
            /** @description True if `count` and `list` are those of the `suggestion`, because the search asked for this with `correct` and finds nothing as typed; absent otherwise. Own field of Quandary. */
            corrected?: boolean;
        };
        /** @description What a search may be about, best matches first. */
        SearchSuggestions: {
            /** @description Questions in lists. */
            questions: components["schemas"]["SimilarQuestion"][];
            /** @description Main tags. */
            tags: components["schemas"]["TagSuggestion"][];
            /** @description Members. */
            people: components["schemas"]["UserCard"][];
        };
        /** @description Who answers searches; empty strings when the site does so itself. */
        SearchProvider: {
            /** @description Name of the plugin. */
            name: string;
            /** @description Icon of the plugin as SVG text. */
            icon: string;
            /** @description Address of the plugin's home. */
            link: string;
        };
        /** @description A stored version of a question, an answer or a tag. */
        Revision: {
            /** @description Revision id. */
            id: string;
            /** @description Account id of its author. */
            use_id: string;
            /** @description Id of the question, answer or tag. */
            object_id: string;
            /** @description Title of the question or name of the tag at that time. */
            title: string;
            /** @description The object at that time, with the fields of `QuestionDetail`, `AnswerDetail` or `TagDetail` that were stored. */
            content: {
                [key: string]: unknown;
            };
            /**
             * @description 0: first version, 1: waits for review, 2: applied, 3: rejected.
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3;
            /** @description When it was written. Unix seconds. */
            create_at: number;
            /** @description Its author. */
            user_info: components["schemas"]["UserCard"];
            /** @description What was changed and why, or an empty string. */
            reason: string;
        };
        /** @description An object as it is shown now. */
        ReviewCurrent: {
            /** @description Id of the question, answer or tag. */
            object_id: string;
            /** @description Title of the question, or name of the tag. */
            title: string;
            /** @description Text in Markdown. */
            content: string;
            /** @description Text as safe HTML. */
            html: string;
            /** @description Tags of a question, else empty. */
            tags: components["schemas"]["TagBadge"][];
        };
        /** @description A suggested edit and what it would change. */
        ReviewItem: {
            /**
             * @description What is edited.
             * @enum {string}
             */
            type: "question" | "answer" | "tag";
            /** @description The object as it is shown now. */
            info: components["schemas"]["ReviewCurrent"];
            /** @description The suggested version. */
            unreviewed_info: components["schemas"]["Revision"];
        };
        /** @description The decision about a suggested edit. */
        RevisionAuditBody: {
            /** @description Revision id, 1 to 30 characters. */
            id: string;
            /**
             * @description `approve` applies the edit, `reject` discards it.
             * @enum {string}
             */
            operation: "approve" | "reject";
        };
        /** @description The object of a timeline. */
        TimelineObject: {
            /** @description Title of the question, or slug of the tag. */
            title: string;
            /**
             * @description Kind of object.
             * @enum {string}
             */
            object_type: "question" | "answer" | "tag";
            /** @description Question id, or an empty string for a tag. */
            question_id: string;
            /** @description Answer id, or an empty string. */
            answer_id: string;
            /** @description Username of its author. */
            username: string;
            /** @description Display name of its author. */
            display_name: string;
            /** @description The tag this one is a synonym of, or an empty string. */
            main_tag_slug_name: string;
        };
        /** @description An event. */
        TimelineEntry: {
            /** @description Event id. */
            activity_id: string;
            /** @description Revision it wrote, `0` for none. */
            revision_id: string;
            /** @description When it happened. Unix seconds. */
            created_at: number;
            /**
             * @description Kind of event; votes only when asked for.
             * @enum {string}
             */
            activity_type: "asked" | "answered" | "commented" | "accept" | "closed" | "reopened" | "edited" | "rollback" | "deleted" | "undeleted" | "pin" | "unpin" | "hide" | "show" | "created" | "upvote" | "downvote";
            /** @description Comment, edit summary or closing note as safe HTML, or an empty string. */
            comment: string;
            /** @description What it happened to. */
            object_id: string;
            /**
             * @description Kind of that object.
             * @enum {string}
             */
            object_type: "question" | "answer" | "comment" | "tag";
            /** @description Whether it was undone. */
            cancelled: boolean;
            /** @description When it was undone. Unix seconds, 0 for never. */
            cancelled_at: number;
            /** @description Who did it; absent when that is not told. */
            user_info?: components["schemas"]["UserCard"];
        };
        /** @description What happened to an object. */
        Timeline: {
            /** @description The object. */
            object_info: components["schemas"]["TimelineObject"];
            /** @description Events, newest first. */
            timeline: components["schemas"]["TimelineEntry"][];
        };
        /** @description A version as it is compared. */
        RevisionSnapshot: {
            /** @description Title of the question, or name of the tag. */
            title: string;
            /** @description Tags of a question, else empty. */
            tags: components["schemas"]["TagBadge"][];
            /** @description Text in Markdown. */
            original_text: string;
            /** @description Slug of a tag, or an empty string. */
            slug_name: string;
            /** @description The tag this one is a synonym of, or an empty string. */
            main_tag_slug_name: string;
        };
        /** @description Two versions side by side. */
        TimelineDiff: {
            /** @description The newer version; `null` when `0` was asked for. */
            new_revision: components["schemas"]["RevisionSnapshot"] | null;
            /** @description The older version; `null` when `0` was asked for. */
            old_revision: components["schemas"]["RevisionSnapshot"] | null;
        };
        /** @description A queue of things to review. */
        ReviewTypeItem: {
            /**
             * @description Key of the queue.
             * @enum {string}
             */
            name: "queued_post" | "flagged_post" | "suggested_post_edit";
            /** @description Name in the language of the request. */
            label: string;
            /** @description How many wait for the viewer. */
            todo_amount: number;
        };
        /** @description A flagged post in the review queue. */
        UnreviewedReport: {
            /** @description Flag id. */
            flag_id: string;
            /** @description When the post was written. Unix seconds. */
            created_at: number;
            /** @description Id of the flagged post. */
            object_id: string;
            /**
             * @description What was flagged.
             * @enum {string}
             */
            object_type: "question" | "answer" | "comment";
            /** @description Question id. */
            question_id: string;
            /** @description Answer id, or an empty string. */
            answer_id: string;
            /** @description Comment id, or an empty string. */
            comment_id: string;
            /** @description Title of the question. */
            title: string;
            /** @description Title as part of an address, may be empty. */
            url_title: string;
            /** @description Text of the post in Markdown. */
            original_text: string;
            /** @description Text of the post as safe HTML. */
            parsed_text: string;
            /** @description Tags of the question; empty for answers and comments. */
            tags: components["schemas"]["TagBadge"][];
            /**
             * @description 1: visible, 2: closed, 10: deleted, 11: waits for approval.
             * @enum {integer}
             */
            object_status: 1 | 2 | 10 | 11;
            /**
             * @description 1: listed, 2: hidden; always 1 for answers and comments.
             * @enum {integer}
             */
            object_show_status: 1 | 2;
            /** @description Author of the post. */
            author_user: components["schemas"]["UserCard"];
            /** @description The other flags on posts of this author that were decided on. */
            author_flags: {
                /** @description Number of them. */
                count: number;
                /** @description How many of them led to something being done about the post. */
                upheld: number;
            };
            /** @description Who flagged it. */
            submitter_user: components["schemas"]["UserCard"];
            /** @description When it was flagged. Unix seconds. */
            submit_at: number;
            /** @description Reason of the flag. */
            reason: components["schemas"]["ReasonItem"];
            /** @description What was written while flagging, or an empty string. */
            reason_content: string;
        };
        /** @description What a moderator does about a flag. */
        ReviewReportBody: {
            /** @description Flag id, 1 to 30 characters. */
            flag_id: string;
            /**
             * @description `edit_post`: change the text; `close_post` and `unlist_post`: questions only; `delete_post`: delete it; `ignore_report`: leave the post alone.
             * @enum {string}
             */
            operation_type: "edit_post" | "close_post" | "delete_post" | "unlist_post" | "ignore_report";
            /** @description Number of the reason, for `close_post`. */
            close_type?: number;
            /** @description Note of the reason, for `close_post`; at most 500 characters. */
            close_msg?: string;
            /** @description New title of a question, for `edit_post`; 6 to 150 characters. */
            title?: string;
            /** @description New text in Markdown, for `edit_post`; as long as its kind of post allows, at most 65535 characters. */
            content?: string;
            /** @description New tags of a question, for `edit_post`. */
            tags?: components["schemas"]["TagInput"][];
            /** @description Usernames mentioned in the new text, each at most 100 characters. */
            mention_username_list?: string[];
        };
        /** @description A post that waits for approval before it is shown. */
        PendingPost: {
            /** @description Id of the review. */
            review_id: string;
            /** @description When the post was written. Unix seconds. */
            created_at: number;
            /** @description Id of the post. */
            object_id: string;
            /**
             * @description What waits.
             * @enum {string}
             */
            object_type: "question" | "answer" | "comment";
            /** @description Question id. */
            question_id: string;
            /** @description Answer id, or an empty string. */
            answer_id: string;
            /** @description Comment id, or an empty string. */
            comment_id: string;
            /** @description Title of the question. */
            title: string;
            /** @description Title as part of an address, may be empty. */
            url_title: string;
            /** @description Text of the post in Markdown. */
            original_text: string;
            /** @description Text of the post as safe HTML. */
            parsed_text: string;
            /** @description Tags of the question; empty for answers and comments. */
            tags: components["schemas"]["TagBadge"][];
            /** @description Author of the post. */
            author_user: components["schemas"]["UserCard"];
            /** @description When it was put into the queue. Unix seconds. */
            submit_at: number;
            /** @description Name of what put it there. */
            submitter_display_name: string;
            /** @description Why it has to be looked at, or an empty string. */
            reason: string;
        };
        /** @description The decision about a waiting post. */
        ReviewPendingPostBody: {
            /** @description Id of the review, 1 to 30 characters. */
            review_id: string;
            /**
             * @description `approve` shows the post, `reject` deletes it.
             * @enum {string}
             */
            status: "approve" | "reject";
        };
        /** @description What waits for the viewer. */
        RedDot: {
            /** @description How much in the inbox is unseen; 100 stands for 100 and more. */
            inbox: number;
            /** @description How many achievements are unseen; 100 stands for 100 and more. */
            achievement: number;
            /** @description Edits waiting for review that the viewer may review. */
            revision: number;
            /** @description Whether the viewer may review. */
            can_revision: boolean;
        };
        /** @description Which kind of notification is meant. */
        NotificationTypeBody: {
            /** @description `inbox` or `achievement`, at most 30 characters; anything else changes nothing. */
            type?: string;
        };
        /** @description Ids that lead to the object of a notification; an empty string or `0` where there is none. */
        NotificationObjectMap: {
            /** @description Question id. */
            question: string;
            /** @description Answer id. */
            answer: string;
            /** @description Comment id. */
            comment: string;
        };
        /** @description What a notification is about. */
        NotificationObject: {
            /** @description Title of the question. */
            title: string;
            /** @description Id of the object. */
            object_id: string;
            /** @description Ids that an address is made of. */
            object_map: components["schemas"]["NotificationObjectMap"];
            /**
             * @description Kind of object.
             * @enum {string}
             */
            object_type: "question" | "answer" | "comment";
        };
        /** @description A notification. */
        NotificationItem: {
            /** @description Notification id. */
            id: string;
            /** @description Who caused it; absent when that is not told. */
            user_info?: components["schemas"]["UserCard"];
            /** @description What it is about. */
            object_info: components["schemas"]["NotificationObject"];
            /** @description How the answer or comment begins; empty for a question. */
            summary: string;
            /** @description Whether the viewer muted the question. */
            is_muted: boolean;
            /** @description Change of reputation, for an achievement. */
            rank: number;
            /** @description What happened, in the language of the request; absent for an achievement. */
            notification_action?: string;
            /** @description Whether it was read. */
            is_read: boolean;
            /** @description When it last changed. Unix seconds. */
            update_time: number;
        };
        /** @description Which question is muted or not. */
        MuteBody: {
            /** @description Question id, at most 100 characters. */
            question_id: string;
            /** @description `false` unmutes it. */
            is_muted: boolean;
        };
        /** @description Whether a question is muted now. */
        MuteResult: {
            /** @description Whether the viewer muted the question. */
            is_muted: boolean;
        };
        /** @description A question that the viewer muted. */
        MutedQuestion: {
            /** @description Question id. */
            question_id: string;
            /** @description Title of the question. */
            title: string;
        };
        /** @description Which notification is meant. */
        NotificationIdBody: {
            /** @description Notification id, at most 30 characters; unknown ones and those of others change nothing. */
            id?: string;
        };
        /** @description A way to sign in with another service. */
        Connector: {
            /** @description Name in the language of the request. */
            name: string;
            /** @description Icon as SVG, base64. */
            icon: string;
            /** @description Address that starts the sign-in. */
            link: string;
        };
        /** @description The e-mail address for a sign-in whose service told none. */
        BindEmailBody: {
            /** @description Key from the address of the page, 2 to 100 characters; lives 10 minutes. */
            binding_key: string;
            /**
             * Format: email
             * @description E-mail address, 2 to 512 characters.
             */
            email: string;
            /** @description `true` asks the account that already has this address, by mail, whether to bind. */
            must?: boolean;
        };
        /** @description What became of the address. */
        BindEmailResult: {
            /** @description Whether an account has the address, so that the call must be repeated with `must`. */
            email_exist_and_must_be_confirmed: boolean;
            /** @description Session token of the new account, or an empty string. */
            access_token: string;
        };
        /** @description A service that an account can be bound to. */
        UserConnector: {
            /** @description Name in the language of the request. */
            name: string;
            /** @description Icon as SVG, base64. */
            icon: string;
            /** @description Address that starts the binding, for five minutes and in this browser; where it is bound, a login. */
            link: string;
            /** @description Whether the account is bound. */
            binding: boolean;
            /** @description Account id at that service, or an empty string. */
            external_id: string;
        };
        /** @description Which service to unbind from. */
        UnbindBody: {
            /** @description Account id at that service, 1 to 128 characters. */
            external_id: string;
        };
        /** @description A link of the account menu. */
        ControlCenterLink: {
            /** @description Key. */
            name: string;
            /** @description Text in the language of the request. */
            label: string;
            /** @description Address. */
            url: string;
        };
        /** @description A plugin that keeps the accounts. */
        UserCenterAgentInfo: {
            /** @description Key of the plugin. */
            name: string;
            /** @description Name in the language of the request. */
            display_name: string;
            /** @description Icon as SVG text. */
            icon: string;
            /** @description Address of its home. */
            url: string;
            /** @description Address that starts the sign-in. */
            login_redirect_url: string;
            /** @description Address that starts the sign-up. */
            sign_up_redirect_url: string;
            /** @description Links of the account menu. */
            control_center: components["schemas"]["ControlCenterLink"][];
            /** @description Whether accounts of the site itself stay usable. */
            enabled_original_user_system: boolean;
        };
        /** @description The plugin that keeps the accounts, if one does. */
        UserCenterAgent: {
            /** @description Whether there is one. */
            enabled: boolean;
            /** @description The plugin; `null` when there is none. */
            agent_info: components["schemas"]["UserCenterAgentInfo"] | null;
        };
        /** @description A link of a person's profile elsewhere. */
        PersonalBrandingLink: {
            /** @description Icon as SVG text. */
            icon: string;
            /** @description Key. */
            name: string;
            /** @description Text in the language of the request. */
            label: string;
            /** @description Address. */
            url: string;
        };
        /** @description Links of a person's profile elsewhere. */
        UserCenterPersonalBranding: {
            /** @description Whether there are any. */
            enabled: boolean;
            /** @description The links; empty without a plugin. */
            personal_branding: components["schemas"]["PersonalBrandingLink"][];
        };
        /** @description A page elsewhere that takes the place of a settings page. */
        UserSettingAgent: {
            /** @description Whether it does. */
            enabled: boolean;
            /** @description Its address, or an empty string. */
            redirect_url: string;
        };
        /** @description Where settings are changed instead. */
        UserCenterSettings: {
            /** @description Settings of the profile. */
            profile_setting_agent: components["schemas"]["UserSettingAgent"];
            /** @description Settings of the account. */
            account_setting_agent: components["schemas"]["UserSettingAgent"];
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
        /**
         * @description Why a backup is not proved or not where it belongs: the bucket fails, the folder is not there or not writable, a disk is full, the database does not answer, the file could not be restored, the server stopped again and again, something else. An empty string where nothing failed.
         * @enum {string}
         */
        BackupFailure: "" | "bucket" | "folder" | "full" | "database" | "proof" | "interrupted" | "unknown";
        /** @description How well the site is backed up. */
        BackupHealth: {
            /**
             * @description How often a backup is made.
             * @enum {string}
             */
            schedule: "off" | "daily" | "weekly";
            /** @description When the newest proved backup that is still there was made; 0 for none. Unix seconds. */
            proved_at: number;
            /** @description When a run failed after that; 0 for none. Unix seconds. */
            failed_at: number;
            /** @description Why that run failed. */
            failure: components["schemas"]["BackupFailure"];
        };
        /**
         * @description A folder of the server, or the bucket.
         * @enum {string}
         */
        StoragePlace: "folder" | "bucket";
        /**
         * @description What is wrong with the service: its name was not found, it refuses the connection, it does not answer in time, encryption fails, the key is unknown or its secret wrong, the key lacks a permission, there is no such bucket, the bucket is in another region, the clock of the server is wrong, the service is overloaded or fails, it returned other bytes than were stored, or something else. An empty string where nothing is wrong.
         * @enum {string}
         */
        StorageFailure: "" | "host" | "connection" | "timeout" | "encryption" | "key" | "permission" | "bucket" | "region" | "clock" | "busy" | "changed" | "unknown";
        /** @description How well the storage of files works. */
        StorageHealth: {
            /** @description Where new uploads are stored. */
            uploads: components["schemas"]["StoragePlace"];
            /** @description Where new backups are stored. */
            backups: components["schemas"]["StoragePlace"];
            /** @description What is wrong with the bucket, if one is used. */
            failure: components["schemas"]["StorageFailure"];
        };
        /** @description The latest fault of the disk or the database within a day, as far as the process that answers has met it. */
        DashboardFault: {
            /**
             * @description `full`: the disk took no more. `away`: the database did not answer. An empty string when there was none.
             * @enum {string}
             */
            kind: "" | "full" | "away";
            /** @description When it was met last; 0 for never. Unix seconds. */
            at: number;
        };
        /**
         * @description What failed: the name of the host was not found, the connection, the time limit, the encryption, the login, or one of the addresses. An empty string where nothing did.
         * @enum {string}
         */
        MailFailureCause: "" | "host" | "connection" | "timeout" | "encryption" | "login" | "address" | "unknown";
        /** @description Mails to accounts, queued within a day, whose last attempt failed. */
        DashboardMails: {
            /** @description How many there are. */
            failed: number;
            /** @description Why the newest of them failed. */
            cause: components["schemas"]["MailFailureCause"];
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
            /** @description Files and folders of the site that other accounts of the machine can read. */
            exposed_files: number;
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
            /** @description How well the site is backed up. */
            backups: components["schemas"]["BackupHealth"];
            /** @description How well the storage of files works. */
            storage: components["schemas"]["StorageHealth"];
            /** @description The latest fault of the disk or the database. */
            fault: components["schemas"]["DashboardFault"];
            /** @description Mails that could not be delivered. */
            mails: components["schemas"]["DashboardMails"];
        };
        /** @description The numbers of the dashboard. */
        DashboardEnvelope: {
            /** @description The numbers. */
            info: components["schemas"]["DashboardInfo"];
        };
        /** @description What happened on a day. */
        DashboardDay: {
            /** @description The day as `YYYY-MM-DD`. */
            date: string;
            /** @description Questions asked. */
            questions: number;
            /** @description Answers written. */
            answers: number;
            /** @description Accounts created. */
            users: number;
            /** @description Votes cast on questions and answers. */
            votes: number;
            /** @description Posts flagged. */
            flags: number;
            /** @description Those of the questions of this day that have an answer by now. */
            answered: number;
            /** @description Median time from one of these answered questions to its first answer, in seconds; 0 where none has an answer. */
            first_answer_seconds: number;
            /** @description People who asked, answered or voted. */
            active_users: number;
            /** @description Pages and calls that were answered. Stored every minute. */
            requests: number;
            /** @description Time within which the server answered 95 % of these, in milliseconds, known within a fifth; 0 where there are none. */
            response_p95_ms: number;
        };
        /** @description What happened on each of the last days. */
        DashboardActivity: {
            /** @description One entry a day, the oldest first. */
            days: components["schemas"]["DashboardDay"][];
        };
        /** @description Name, description and address of the site, as an administrator saves them. */
        SiteGeneralBody: {
            /** @description Site name, 2 to 128 characters. */
            name: string;
            /** @description Tagline; empty, or 4 to 255 characters. */
            short_description?: string;
            /** @description Description for search engines; empty, or 4 to 2000 characters. */
            description?: string;
            /** @description Address of the site, http or https, the root of a host or a path on it, 1 to 512 characters; stored without a slash at its end. */
            site_url: string;
            /**
             * Format: email
             * @description Address for questions about the site, at most 500 characters.
             */
            contact_email: string;
        };
        /** @description A question in the admin area. */
        AdminQuestionItem: {
            /** @description Question id. */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Beginning of the text without markup. */
            description: string;
            /** @description Up votes minus down votes. */
            vote_count: number;
            /** @description Visible answers. */
            answer_count: number;
            /** @description Long id of the accepted answer, `0` for none. */
            accepted_answer_id: string;
            /** @description When it was asked. Unix seconds. */
            create_time: number;
            /** @description Last activity. Unix seconds, 0 for never. */
            update_time: number;
            /** @description Last edit. Unix seconds, 0 for never. */
            edit_time: number;
            /** @description Author. */
            user_info: components["schemas"]["UserCard"];
        };
        /** @description The new state of a question. */
        AdminQuestionStatusBody: {
            /** @description Question id, long or short form, 1 to 30 characters. */
            question_id: string;
            /**
             * @description New state.
             * @enum {string}
             */
            status: "available" | "closed" | "deleted";
            /** @description Number of the reason for closing, `reason_type` of `listReasons` for `question` and `close`; without one the question is closed for no particular reason. Ignored for every other state. */
            close_type?: number;
            /** @description Note of the reason, at most 500 characters; the address of the other question for a duplicate. */
            close_msg?: string;
        };
        /** @description The question of an answer in the admin area. */
        AdminAnswerQuestion: {
            /** @description Title. */
            title: string;
        };
        /** @description An answer in the admin area. */
        AdminAnswerItem: {
            /** @description Answer id. */
            id: string;
            /** @description Question id. */
            question_id: string;
            /** @description Beginning of the text without markup. */
            description: string;
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
            /** @description Up votes minus down votes. */
            vote_count: number;
            /** @description The question it answers. */
            question_info: components["schemas"]["AdminAnswerQuestion"];
        };
        /** @description The new state of an answer. */
        AdminAnswerStatusBody: {
            /** @description Answer id, long or short form, 1 to 30 characters. */
            answer_id: string;
            /**
             * @description New state.
             * @enum {string}
             */
            status: "available" | "deleted";
        };
        /** @description A flag as administrators see it. */
        FlagItem: {
            /** @description Flag id. */
            id: string;
            /** @description Whose post was flagged. */
            reported_user: components["schemas"]["UserCard"];
            /** @description Who flagged it. */
            report_user: components["schemas"]["UserCard"];
            /** @description What was written while flagging, or an empty string. */
            content: string;
            /** @description What was written while judging, or an empty string. */
            flagged_content: string;
            /**
             * @description What was flagged.
             * @enum {string}
             */
            object_type: "question" | "answer" | "comment";
            /** @description Question id. */
            question_id: string;
            /** @description Answer id, or an empty string. */
            answer_id: string;
            /** @description Comment id, or an empty string. */
            comment_id: string;
            /** @description Title of the question. */
            title: string;
            /** @description Beginning of the flagged text without markup. */
            excerpt: string;
            /** @description When it was flagged. Unix seconds. */
            created_at: number;
            /** @description Last change; the list is in this order. Unix seconds. */
            updated_at: number;
            /** @description Reason of the flag. */
            reason: components["schemas"]["ReasonItem"];
            /** @description Outcome, `null` while the flag waits. */
            flagged_reason: components["schemas"]["ReasonItem"] | null;
            /** @description Who decided, at the time of the last change; absent while the flag waits. */
            handler?: components["schemas"]["UserCard"];
        };
        /** @description The outcome of a flag. */
        FlagHandleBody: {
            /** @description Flag id, 1 to 30 characters. */
            id: string;
            /** @description Number of the outcome, `reason_type` of `listAdminReasons` for the object and `review`. */
            flagged_type: number;
            /** @description A note, at most 500 characters. */
            flagged_content?: string;
            /** @description Accepted and not read, at most 30 characters. */
            action?: string;
        };
        /** @description An account in the admin area. */
        AdminUserItem: {
            /** @description Account id. */
            user_id: string;
            /** @description When the account was made. Unix seconds. */
            created_at: number;
            /** @description When it was deleted. Unix seconds, 0 for never. */
            deleted_at: number;
            /** @description When it was suspended. Unix seconds, 0 for never. */
            suspended_at: number;
            /** @description When its suspension ends. Unix seconds, 0 for none or for one that does not end. */
            suspended_until: number;
            /** @description Unique name used in addresses. */
            username: string;
            /** @description E-mail address. */
            e_mail: string;
            /** @description Reputation. */
            rank: number;
            /** @description State of the account. */
            status: components["schemas"]["AccountStatus"];
            /** @description Name shown to others. */
            display_name: string;
            /** @description Address of the picture, or an empty string. */
            avatar: string;
            /**
             * @description 1: member, 2: administrator, 3: moderator.
             * @enum {integer}
             */
            role_id: 1 | 2 | 3;
            /** @description Name of the role. */
            role_name: string;
        };
        /** @description The new state of an account. */
        AdminUserStatusBody: {
            /** @description Account id, 1 to 30 characters. */
            user_id: string;
            /** @description New state; `inactive` asks for the e-mail address to be verified again. */
            status: components["schemas"]["AccountStatus"];
            /**
             * @description How long `suspended` lasts from now: hours, days, months or a year; afterwards the account is normal again, with a verified address. `forever` when left out; other states ignore it.
             * @enum {string}
             */
            suspend_duration?: "24h" | "48h" | "72h" | "7d" | "14d" | "1m" | "2m" | "3m" | "6m" | "1y" | "forever";
            /** @description Why `suspended`, as the profile tells everybody, at most 500 characters; none when left out or empty. Other states ignore it. */
            suspend_reason?: string;
            /** @description `true` deletes all questions, answers and comments of the account as well; with the status `deleted` their texts are erased for good. */
            remove_all_content?: boolean;
        };
        /** @description The new role of an account. */
        AdminUserRoleBody: {
            /** @description Account id, 1 to 30 characters. */
            user_id: string;
            /**
             * @description 1: member, 2: administrator, 3: moderator.
             * @enum {integer}
             */
            role_id: 1 | 2 | 3;
        };
        /** @description A new password for an account. */
        AdminUserPasswordBody: {
            /** @description Account id, 1 to 30 characters. */
            user_id: string;
            /** @description New password, 8 to 32 characters, no spaces. */
            password: string;
        };
        /** @description Whose sessions end. */
        AdminUserSessionsBody: {
            /** @description Id of the account. */
            user_id: string;
        };
        /** @description An account, and one of its sessions. */
        AdminUserSessionBody: {
            /** @description Id of the account. */
            user_id: string;
            /** @description Id from the list of sessions. */
            id: string;
        };
        /** @description Which account is meant. */
        AdminUserIdBody: {
            /** @description Account id, 1 to 30 characters. */
            user_id: string;
        };
        /** @description An attempt to sign in to an account. */
        SignIn: {
            /** @description When it was made. Unix seconds. */
            at: number;
            /** @description True if it opened a session; false for a wrong password or a suspended account. */
            succeeded: boolean;
            /** @description Network address it came from, or an empty string when that is not known. */
            ip: string;
            /** @description The browser as it named itself, cut to 255 characters; empty when it did not. */
            user_agent: string;
        };
        /** @description A mail to an account, without its text. */
        MailDelivery: {
            /** @description Kind of the mail: `activation`, `password_reset`, `change_email`, `connect` and `delete_account` confirm something, all others are notifications. */
            template: string;
            /** @description When it was queued. Unix seconds. */
            queued_at: number;
            /** @description When the mail server accepted it. Unix seconds; 0 if it has not. */
            delivered_at: number;
            /** @description Attempts made to deliver it; after twelve it is given up. */
            attempts: number;
            /** @description Why the last attempt failed, without the address; empty if none did or it was delivered. */
            error: string;
            /** @description What failed at the last attempt. */
            cause: components["schemas"]["MailFailureCause"];
        };
        /** @description A question, answer or comment that an administrator acted on. */
        AuditLogPost: {
            /** @description Title of its question. */
            title: string;
            /** @description Id of its question. */
            question_id: string;
            /** @description Id of the answer, or of the one that was commented on; an empty string for others. */
            answer_id: string;
        };
        /** @description A changed field. Secrets are masked, and texts are cut after 2000 characters. */
        AuditLogChange: {
            /** @description Name of the field; that of a field in an object is `outer.inner`. */
            field: string;
            /** @description The value before, or an empty string. */
            before: string;
            /** @description The value after, or an empty string. */
            after: string;
        };
        /** @description Something that an administrator did. */
        AuditLogItem: {
            /** @description When it was done. Unix seconds. */
            created_at: number;
            /** @description Who did it. */
            actor: components["schemas"]["UserCard"];
            /** @description Address that the call came from. */
            ip: string;
            /**
             * @description What was done, beginning with the kind of object.
             * @enum {string}
             */
            action: "settings.update" | "plugin.status" | "plugin.update" | "user.create" | "user.role" | "user.status" | "user.password" | "user.two_factor" | "user.session" | "user.sessions" | "user.activation_mail" | "user.activation_link" | "question.status" | "answer.status" | "flag.handle" | "audit_log.export" | "backup.create" | "backup.download";
            /** @description Name of the settings group, slug of the plugin, id of the account, id of the question, answer, flag or backup, or format of the export. */
            object_id: string;
            /** @description The account that it was done to; only for actions on accounts. */
            user?: components["schemas"]["UserCard"];
            /** @description The post that it was done to, as it is now; only in the list, for actions on posts and flags, and only while the post exists. */
            post?: components["schemas"]["AuditLogPost"];
            /** @description The fields that changed; empty where the action says it all. */
            changes: components["schemas"]["AuditLogChange"][];
        };
        /** @description Format, filters and part of an export. */
        AuditLogExportBody: {
            /**
             * @description `csv`: RFC 4180 with a line of names, times in UTC, and the changes as JSON; cells that a spreadsheet would read as a formula begin with an apostrophe. `jsonl`: an object per line, as in the list.
             * @enum {string}
             */
            format: "csv" | "jsonl";
            /**
             * @description Only actions on this kind of object; on every kind when absent.
             * @enum {string}
             */
            kind?: "settings" | "plugin" | "user" | "question" | "answer" | "flag" | "audit_log" | "backup";
            /** @description Only actions on this account; nothing for an unknown one. Stands above `kind`. */
            user_id?: string;
            /** @description Only actions of this administrator; nothing for an unknown one. */
            actor_id?: string;
            /** @description `next` of the part before; the newest entries when absent. */
            before?: string;
        };
        /** @description A part of an export. */
        AuditLogPart: {
            /** @description Whole lines, each ended by a line feed; the first part of a CSV begins with the names of the columns. */
            text: string;
            /** @description Where the next part begins; an empty string after the last one. */
            next: string;
        };
        /** @description A link that activates an account. */
        ActivationLink: {
            /** @description Its address; works once, for 10 minutes. */
            activation_url: string;
        };
        /** @description A new account. */
        AdminUserCreateBody: {
            /** @description Name shown to others, 2 to 30 characters; the username is made from it. */
            display_name: string;
            /**
             * Format: email
             * @description E-mail address, at most 500 characters.
             */
            email: string;
            /** @description Password, 8 to 32 characters, no spaces. */
            password: string;
        };
        /** @description New accounts, one a line. */
        AdminUsersBulkBody: {
            /** @description Lines of `name, email, password`, 1 to 5000 of them, each part with the limits of `createUser`. */
            users: string;
        };
        /** @description A role that accounts can have. */
        Role: {
            /**
             * @description 1: member, 2: administrator, 3: moderator.
             * @enum {integer}
             */
            id: 1 | 2 | 3;
            /** @description Name in the language of the request. */
            name: string;
            /** @description Explanation in the language of the request. */
            description: string;
        };
        /** @description Language and time zone of the site. */
        SiteInterfaceBody: {
            /** @description Code of a language that the site speaks, 2 to 128 characters. */
            language: string;
            /** @description IANA time zone name, 2 to 128 characters. */
            time_zone: string;
        };
        /** @description Pictures of the site; each an address or an empty string. */
        SiteBrandingBody: {
            /** @description Logo, at most 512 characters. An uploaded one is at least 56 pixels high and three times as wide as it is high. */
            logo?: string;
            /** @description Logo on small screens, at most 512 characters. An uploaded one is at least 56 pixels high. */
            mobile_logo?: string;
            /** @description Square icon, at most 512 characters. An uploaded one has at least 512 pixels each way. */
            square_icon?: string;
            /** @description Icon of the browser tab, at most 512 characters. An uploaded one is PNG or ICO; a PNG is shown at 32 × 32 pixels. */
            favicon?: string;
        };
        /** @description Addresses and robots. */
        SiteSeoBody: {
            /** @description Form of question addresses: 1 long id and title, 2 long id, 3 short id and title, 4 short id. Any other number becomes 1. */
            permalink: number;
            /** @description Text of robots.txt, 1 to 65536 characters. */
            robots: string;
        };
        /** @description Own HTML and CSS of the site. */
        SiteCustomHtmlBody: {
            /** @description HTML at the end of the head, at most 65536 characters. */
            custom_head?: string;
            /** @description Style sheet, at most 65536 characters. */
            custom_css?: string;
            /** @description HTML before the page, at most 65536 characters. */
            custom_header?: string;
            /** @description HTML after the page, at most 65536 characters. */
            custom_footer?: string;
            /** @description HTML in the right column, at most 65536 characters. */
            custom_sidebar?: string;
        };
        /** @description Colours of the site. */
        SiteThemeBody: {
            /** @description Key of the theme, 1 to 255 characters. */
            theme: string;
            /** @description Settings by theme key: `navbar_style` (`colored` or `light`) and `primary_color` of each, and `layout`, `fixed` (when absent) for pages of at most 1248 pixels or `full` for the width of the window. */
            theme_config?: {
                [key: string]: unknown;
            };
            /** @description Colour scheme of the site, at most 100 characters, or an empty string. */
            color_scheme?: string;
        };
        /** @description A text of a file that cannot be used; English is shown instead. */
        LanguageProblem: {
            /** @description Area and key of the text; empty if the whole file is concerned. */
            key: string;
            /**
             * @description What is wrong.
             * @enum {string}
             */
            problem: "unreadable_file" | "unknown_area" | "unknown_key" | "no_text" | "unknown_placeholder" | "missing_placeholder" | "markup" | "unknown_form" | "missing_form";
            /** @description The placeholder, plural form or markup in question, or what is wrong with the file, in English. */
            detail: string;
        };
        /** @description A file with the texts of a further language. */
        LanguageFile: {
            /** @description Name of the file. */
            file: string;
            /** @description Code of the language; absent if the file cannot be used. */
            language?: string;
            /** @description Name of the language in itself; absent if the file cannot be used. */
            name?: string;
            /**
             * @description Direction of its script; absent if the file cannot be used.
             * @enum {string}
             */
            direction?: "ltr" | "rtl";
            /** @description How much is translated, in percent; absent if the file cannot be used. */
            progress?: number;
            /** @description Number of problems in the file. */
            problem_count: number;
            /** @description The first 200 problems. */
            problems: components["schemas"]["LanguageProblem"][];
        };
        /** @description The address of a question in one form. */
        PermalinkExample: {
            /**
             * @description The form, as in the settings.
             * @enum {integer}
             */
            permalink: 1 | 2 | 3 | 4;
            /** @description The path of the question in this form. */
            path: string;
        };
        /** @description Terms of service and privacy policy. */
        SiteLegal: {
            /** @description Terms of service in Markdown. */
            terms_of_service_original_text: string;
            /** @description Terms of service as HTML. */
            terms_of_service_parsed_text: string;
            /** @description Privacy policy in Markdown. */
            privacy_policy_original_text: string;
            /** @description Privacy policy as HTML. */
            privacy_policy_parsed_text: string;
        };
        /** @description Terms of service and privacy policy. */
        SiteLegalBody: {
            /** @description Terms of service in Markdown, as long as a request may be (1 MiB). */
            terms_of_service_original_text?: string;
            /** @description Terms of service as HTML, as long as a request may be (1 MiB). */
            terms_of_service_parsed_text?: string;
            /** @description Privacy policy in Markdown, as long as a request may be (1 MiB). */
            privacy_policy_original_text?: string;
            /** @description Privacy policy as HTML, as long as a request may be (1 MiB). */
            privacy_policy_parsed_text?: string;
        };
        /** @description What administrators add to the guide. */
        SiteHelp: {
            /** @description Before the guide, in Markdown. */
            before_text: string;
            /** @description After the guide, in Markdown. */
            after_text: string;
        };
        /** @description What administrators add to the guide. */
        SiteHelpBody: {
            /** @description Before the guide, in Markdown, at most 65 535 characters. */
            before_text: string;
            /** @description After the guide, in Markdown, at most 65 535 characters. */
            after_text: string;
        };
        /** @description A text of the site to be shown as a preview. */
        SiteTextBody: {
            /** @description Text in Markdown, as long as a request may be (1 MiB). */
            content?: string;
        };
        /** @description Who may sign up and sign in. */
        SiteLoginBody: {
            /** @description Whether sign-up is open. */
            allow_new_registrations?: boolean;
            /** @description Whether sign-up by e-mail is open. */
            allow_email_registrations?: boolean;
            /** @description Whether e-mail and password sign people in. */
            allow_password_login?: boolean;
            /** @description Whether only signed-in people may read. */
            login_required?: boolean;
            /** @description E-mail domains that may sign up, subdomains included, each at most 255 characters; empty for all. */
            allow_email_domains?: string[];
        };
        /** @description What members may change in their profile. */
        SiteUsersBody: {
            /**
             * @description Picture of people without one.
             * @enum {string}
             */
            default_avatar: "system" | "gravatar";
            /** @description Address before the hash of a Gravatar picture, at most 512 characters. */
            gravatar_base_url?: string;
            /** @description Whether the display name may change. */
            allow_update_display_name?: boolean;
            /** @description Whether the username may change. */
            allow_update_username?: boolean;
            /** @description Whether the picture may change. */
            allow_update_avatar?: boolean;
            /** @description Whether the profile text may change. */
            allow_update_bio?: boolean;
            /** @description Whether the website may change. */
            allow_update_website?: boolean;
            /** @description Whether the location may change. */
            allow_update_location?: boolean;
        };
        /** @description A backup, or a run that should have made one. */
        BackupItem: {
            /** @description Its id. */
            id: string;
            /**
             * @description `proved`: it was restored into a scratch database, and counts and hashes are the same.
             * @enum {string}
             */
            state: "waiting" | "running" | "proved" | "failed";
            /** @description When it was due or asked for. Unix seconds. */
            created_at: number;
            /** @description When it was proved or failed; 0 before. Unix seconds. */
            finished_at: number;
            /** @description Name of the file, or an empty string. */
            name: string;
            /** @description Size of the file; 0 where none was written. */
            bytes: number;
            /** @description Whether the file is encrypted. */
            encrypted: boolean;
            /** @description Whether the file is still where it was stored. */
            is_there: boolean;
            /** @description Rows of the database in it. */
            rows: number;
            /** @description Uploads in it. */
            uploads: number;
            /** @description Why it is not proved. */
            failure: components["schemas"]["BackupFailure"];
            /** @description What the server noticed, in English; an empty string for a proved one. */
            detail: string;
        };
        /** @description The backups of the site. */
        BackupList: {
            /** @description Absolute path of the folder for the next one, or the address of one in the bucket, `s3://…`. */
            folder: string;
            /** @description Newest first. */
            list: components["schemas"]["BackupItem"][];
        };
        /** @description The backup to download. */
        BackupDownloadBody: {
            /** @description Its id. */
            id: string;
            /** @description Password of the administrator. */
            pass?: string;
        };
        /** @description Where the file is for a minute. */
        BackupDownload: {
            /** @description Path on this site that answers once. */
            path: string;
        };
        /** @description When and where backups are to be made. */
        BackupSettingsBody: {
            /**
             * @description How often a backup is made.
             * @enum {string}
             */
            schedule: "off" | "daily" | "weekly";
            /** @description Day of a weekly backup; 0 is Sunday. */
            weekday: number;
            /** @description Hour of the day at which it begins, in the time zone of the site. */
            hour: number;
            /** @description How many proved backups are kept; older ones are deleted after each new one. */
            keep: number;
            /** @description Absolute path of a folder on the server that is there; an empty string for `backups` in the data folder. */
            folder: string;
            /** @description Public key of the program age whose secret key opens the backups; an empty string for none. */
            recipient: string;
            /**
             * @description How often everything that guests can read is put into a file for everybody, on the same day and at the same hour as backups. Where it is absent from a change, what was saved stays.
             * @enum {string}
             */
            public_dump?: "off" | "daily" | "weekly";
        };
        /** @description When and where backups are made. */
        BackupSettings: WithRequired<components["schemas"]["BackupSettingsBody"], "public_dump">;
        /** @description How the site sends mail. */
        SmtpConfig: {
            /** @description Address of the sender, or an empty string. */
            from_email: string;
            /** @description Name of the sender, or an empty string. */
            from_name: string;
            /** @description Host, or an empty string. */
            smtp_host: string;
            /** @description Port; 0 when none is set. */
            smtp_port: number;
            /**
             * @description Encryption of the connection; an empty string for none.
             * @enum {string}
             */
            encryption: "" | "SSL" | "TLS";
            /** @description Name to sign in with. */
            smtp_username: string;
            /** @description A mask of asterisks when a password is set, else an empty string. */
            smtp_password: string;
            /** @description Whether name and password are used. */
            smtp_authentication: boolean;
        };
        /** @description How the site sends mail. */
        SmtpUpdateBody: {
            /** @description Address of the sender, at most 256 characters. */
            from_email?: string;
            /** @description Name of the sender, at most 256 characters; not an e-mail address. */
            from_name?: string;
            /** @description Host, at most 256 characters. */
            smtp_host?: string;
            /** @description Port, 1 to 65535. */
            smtp_port?: number;
            /** @description Encryption of the connection, in any case; an empty string or `none` for none. */
            encryption?: string;
            /** @description Name to sign in with, at most 256 characters. */
            smtp_username?: string;
            /** @description Password, at most 256 characters; asterisks alone keep the stored one. */
            smtp_password?: string;
            /** @description Whether name and password are used. */
            smtp_authentication?: boolean;
            /** @description An address that is sent a test mail, at most 500 characters; an empty string for none. */
            test_email_recipient?: string;
        };
        /** @description How to send a test mail, and to whom. */
        TestMailBody: components["schemas"]["SmtpUpdateBody"] & {
            /**
             * Format: email
             * @description Address of the recipient, at most 500 characters.
             */
            test_email_recipient: string;
        };
        /** @description What became of a test mail. */
        TestMailResult: {
            /**
             * @description `sent` when the server accepted the mail, `outbox` when it was written to a file because no host is given.
             * @enum {string}
             */
            outcome: "sent" | "outbox" | "failed";
            /**
             * @description What failed: the name of the host was not found, the connection, the time limit, the encryption, the login, or one of the addresses. An empty string where nothing did.
             * @enum {string}
             */
            cause: "" | "host" | "connection" | "timeout" | "encryption" | "login" | "address" | "unknown";
            /** @description The error in the words of the mail server or the system; an empty string where nothing failed. */
            detail: string;
        };
        /** @description Where uploads and backups are stored. */
        StorageSettings: {
            /** @description Where new uploads are stored; earlier ones are read where they are. */
            uploads: components["schemas"]["StoragePlace"];
            /** @description Where new backups are stored. */
            backups: components["schemas"]["StoragePlace"];
            /** @description Address of the service. */
            endpoint: string;
            /** @description Region of the bucket. */
            region: string;
            /** @description Name of the bucket. */
            bucket: string;
            /** @description Begins the names of all objects; an empty string for none. */
            prefix: string;
            /** @description Id of the key. */
            access_key_id: string;
            /** @description Asterisks if a secret is stored; otherwise an empty string. */
            secret_access_key: string;
            /** @description Whether the bucket is named in the path of an address rather than before the host. */
            path_style: boolean;
            /** @description Whether the environment of the server sets this, so that it cannot be changed here. */
            from_environment: boolean;
        };
        /** @description Where uploads and backups are to be stored. What is absent stays as it is. */
        StorageSettingsBody: {
            /** @description Where new uploads are to be stored. */
            uploads?: components["schemas"]["StoragePlace"];
            /** @description Where new backups are to be stored. */
            backups?: components["schemas"]["StoragePlace"];
            /** @description Address of the service, such as `https://s3.eu-central-1.amazonaws.com`, without a path. */
            endpoint?: string;
            /** @description Region of the bucket; services without regions mostly take `us-east-1` or `auto`. */
            region?: string;
            /** @description Name of the bucket, which has to be there. */
            bucket?: string;
            /** @description Folders in front of the names of all objects, each with a slash behind it, such as `community/`. */
            prefix?: string;
            /** @description Id of a key that may read, write, list and delete. */
            access_key_id?: string;
            /** @description Secret of the key. Absent or asterisks alone keep the stored one, unless the address or the id of the key is changed. */
            secret_access_key?: string;
            /** @description Whether the bucket is named in the path of an address rather than before the host. */
            path_style?: boolean;
        };
        /** @description What became of a test of the service. */
        StorageTestResult: {
            /** @description What failed. */
            failure: components["schemas"]["StorageFailure"];
            /** @description The error in the words of the service or the system; an empty string where nothing failed. */
            detail: string;
        };
        /** @description How much reputation an action needs. */
        Privilege: {
            /** @description Key of the action. */
            key: string;
            /** @description Name in the language of the request. */
            label: string;
            /** @description Reputation needed, at least 1. */
            value: number;
        };
        /** @description A level of privileges. */
        PrivilegeOption: {
            /**
             * @description The level; 99 for own values.
             * @enum {integer}
             */
            level: 1 | 2 | 3 | 99;
            /** @description Name in the language of the request. */
            level_desc: string;
            /** @description What each action needs at this level, always in the same order. */
            privileges: components["schemas"]["Privilege"][];
        };
        /** @description How much reputation actions need. */
        PrivilegesConfig: {
            /** @description Levels to choose from, 99 for own values. */
            options: components["schemas"]["PrivilegeOption"][];
            /**
             * @description The level in use.
             * @enum {integer}
             */
            selected_level: 1 | 2 | 3 | 99;
        };
        /** @description Own value of an action. */
        PrivilegeInput: {
            /** @description Key of the action, `rank.…` as in the options, 1 to 100 characters. */
            key: string;
            /** @description Accepted and not read, at most 500 characters. */
            label?: string;
            /** @description Reputation needed, at least 1. */
            value: number;
        };
        /** @description How much reputation actions need. */
        PrivilegesUpdateBody: {
            /**
             * @description The level to use; 99 for own values.
             * @enum {integer}
             */
            level: 1 | 2 | 3 | 99;
            /** @description Own values, all of them, for level 99. */
            custom_privileges?: components["schemas"]["PrivilegeInput"][];
        };
        /** @description A plugin in the admin area. */
        PluginItem: {
            /** @description Name in the language of the request. */
            name: string;
            /** @description Key of the plugin. */
            slug_name: string;
            /** @description What it does, in the language of the request. */
            description: string;
            /** @description Version. */
            version: string;
            /** @description Whether it is switched on. */
            enabled: boolean;
            /** @description Whether it has settings. */
            have_config: boolean;
            /** @description Address of its home. */
            link: string;
        };
        /** @description Switches a plugin. */
        PluginStatusBody: {
            /** @description Key of the plugin, 2 to 100 characters. */
            plugin_slug_name: string;
            /** @description `true` switches it on, anything else off. */
            enabled?: boolean;
        };
        /** @description The settings of a plugin. */
        PluginConfig: {
            /** @description Name in the language of the request; empty for a plugin that is not installed, and never for one that is. */
            name: string;
            /** @description Key of the plugin. */
            slug_name: string;
            /** @description What it does, in the language of the request. */
            description: string;
            /** @description Version. */
            version: string;
            /** @description Fields of the form; empty for a plugin that is not installed or has no settings. */
            config_fields: components["schemas"]["ConfigField"][];
        };
        /** @description What administrators may do with accounts; all `true` without a plugin. */
        AdminUserCenterAgent: {
            /** @description Whether accounts can be made. */
            allow_create_user: boolean;
            /** @description Whether states can be changed. */
            allow_update_user_status: boolean;
            /** @description Whether passwords can be set. */
            allow_update_user_password: boolean;
            /** @description Whether roles can be changed. */
            allow_update_user_role: boolean;
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
            db_type: "sqlite3" | "postgres";
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
            /** @description Site name, 1 to 128 characters. */
            site_name: string;
            /** @description Address of the site, http or https, the root of a host or a path on it, 1 to 512 characters; stored without a slash at its end. */
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
            /**
             * @description What the site begins with; `empty` by default. With `import` it is served when that is done and `openInstalledSite` was called.
             * @enum {string}
             */
            content?: "empty" | "sample" | "import";
            /**
             * @description Kind of the site to import.
             * @enum {string}
             */
            import_format?: "stackexchange" | "answer" | "discourse" | "question2answer" | "askbot" | "markdown" | "csv";
            /** @description Name of a file or folder in the folder for imports, at most 255 characters. */
            import_source?: string;
            /** @description Name of the folder of its uploads there, at most 255 characters; absent or '' leaves pictures where they are. */
            import_uploads?: string;
            /** @description Host name of the imported site, at most 253 characters, so that its links lead to what was imported. */
            import_host?: string;
            /** @description Zone in which that site wrote times, at most 64 characters; absent or '' for UTC. */
            import_time_zone?: string;
        };
        /** @description A file or a folder that can be imported. */
        InstallSource: {
            /** @description Its name. */
            name: string;
            /** @description Whether it is a folder. */
            is_folder: boolean;
            /** @description Bytes of a file, 0 for a folder. */
            size: number;
        };
        /** @description What can be imported. */
        InstallSources: {
            /** @description Path of the folder on the server. */
            folder: string;
            sources: components["schemas"]["InstallSource"][];
        };
        /** @description How many there are of one kind. */
        InstallImportCount: {
            /** @description Their kind, in English. */
            noun: string;
            /** @description Those of the source. */
            there: number;
            /** @description Those that are stored here. */
            here: number;
        };
        /** @description Rows that could not be used for one reason. */
        InstallUnusableRows: {
            /** @description File or table of the source. */
            file: string;
            /** @description The reason, in English. */
            reason: string;
            /** @description Number of rows. */
            count: number;
        };
        /** @description How far the first import is. */
        InstallImport: {
            /**
             * @description `none` where no import was asked for.
             * @enum {string}
             */
            state: "none" | "running" | "failed" | "done";
            /** @description What is being imported, in English; '' unless it is running. */
            part: string;
            /** @description Rows of this part that are done. */
            rows_done: number;
            /** @description Rows of this part, 0 while unknown. */
            rows_total: number;
            /** @description Why the source cannot be used, in English; '' where only the log of the server says it. */
            message: string;
            /** @description Whether it failed because the server ended. */
            interrupted: boolean;
            counts: components["schemas"]["InstallImportCount"][];
            unusable: components["schemas"]["InstallUnusableRows"][];
            /** @description Path of the file that lists each row that could not be used; '' until it is done. */
            report: string;
        };
        /** @description The site to import; empty for the same one as before. */
        InstallImportBody: {
            /**
             * @description Kind of the site to import.
             * @enum {string}
             */
            import_format?: "stackexchange" | "answer" | "discourse" | "question2answer" | "askbot" | "markdown" | "csv";
            /** @description Name of a file or folder in the folder for imports, at most 255 characters. */
            import_source?: string;
            /** @description Name of the folder of its uploads there, at most 255 characters; absent or '' leaves pictures where they are. */
            import_uploads?: string;
            /** @description Host name of the imported site, at most 253 characters, so that its links lead to what was imported. */
            import_host?: string;
            /** @description Zone in which that site wrote times, at most 64 characters; absent or '' for UTC. */
            import_time_zone?: string;
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
        /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
        Page: number;
        /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
        PageSize: number;
        /** @description Direction of the order; `desc` when absent. */
        Direction: "desc" | "asc";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
/** Parameters, bodies and responses of every operation by its name. */
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
    getLegalTexts: {
        parameters: {
            query: {
                /** @description Which text. */
                info_type: "tos" | "privacy";
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
                        data: components["schemas"]["SiteLegalInfo"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getHelp: {
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
                        data: components["schemas"]["Help"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPluginStates: {
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
                        data: components["schemas"]["PluginState"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listUserPlugins: {
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
                        data: components["schemas"]["UserPlugin"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getUserPluginConfig: {
        parameters: {
            query: {
                /** @description Key of the plugin, 2 to 100 characters. */
                plugin_slug_name: string;
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
                        data: components["schemas"]["UserPluginConfig"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateUserPluginConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PluginConfigBody"];
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
    loginByLandingCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LandingCodeBody"];
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
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeSessionBody"];
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
    listSessions: {
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
                        data: components["schemas"]["Session"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    revokeOtherSessions: {
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
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdateBody"];
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
    createOwnDataDownload: {
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
                        data: components["schemas"]["OwnDataDownload"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteOwnAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnDeletionBody"];
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
    requestOwnDeletion: {
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
    getRegistrationCaptcha: {
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
                        data: components["schemas"]["CaptchaChallenge"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCaptcha: {
        parameters: {
            query: {
                /** @description The action. */
                action: "email" | "password" | "edit_userinfo" | "question" | "answer" | "comment" | "edit" | "invitation_answer" | "search" | "report" | "delete" | "vote";
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
                        data: components["schemas"]["CaptchaChallenge"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailBody"];
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
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailBody"];
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
    unsubscribeFromEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeBody"];
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
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordForgotBody"];
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
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReplaceBody"];
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
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeBody"];
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
    getTwoFactor: {
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
                        data: components["schemas"]["TwoFactorState"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    enableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorEnableBody"];
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
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorProofBody"];
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
    beginTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorSetupBody"];
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
                        data: components["schemas"]["TwoFactorKey"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoFactorProofBody"];
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
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateInterfacePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterfacePrefsBody"];
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
    getNotificationSettings: {
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
                        data: components["schemas"]["NotificationConfig"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationConfig"];
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
    searchUsers: {
        parameters: {
            query: {
                /** @description Beginning of a name, 1 to 500 characters. */
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
                        data: components["schemas"]["UserCard"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
                page_size?: components["parameters"]["PageSize"];
                /** @description Beginning of a username, of a display name or of one of its words, at most 100 characters, in any case. */
                query?: string;
                /** @description What reputation counts; `all` when absent. */
                period?: "all" | "month" | "week";
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
                            /** @description All people of the list. */
                            count: number;
                            /** @description The page. */
                            list: components["schemas"]["ListedPerson"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPersonalReputationMonths: {
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
                        data: components["schemas"]["ReputationMonth"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPersonalTags: {
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
                        data: components["schemas"]["PersonalTag"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getUserRanking: {
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
                        data: components["schemas"]["UserRanking"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPersonalQuestions: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
                page_size?: components["parameters"]["PageSize"];
                /** @description Order of the list. */
                order?: "newest" | "active" | "hot" | "frequent" | "score" | "unanswered";
                /** @description Username, at most 100 characters. */
                username?: string;
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
                            list: components["schemas"]["PersonalQuestionItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPersonalAnswers: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
                page_size?: components["parameters"]["PageSize"];
                /** @description Order of the list. */
                order?: "newest" | "active" | "hot" | "frequent" | "score" | "unanswered";
                /** @description Username, at most 100 characters. */
                username?: string;
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
                            list: components["schemas"]["PersonalAnswerItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPersonalComments: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
                page_size?: components["parameters"]["PageSize"];
                /** @description Username, at most 100 characters; the viewer when absent. */
                username?: string;
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
                            list: components["schemas"]["PersonalCommentItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPersonalReputation: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
                page_size?: components["parameters"]["PageSize"];
                /** @description Username, at most 100 characters. */
                username?: string;
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
                            list: components["schemas"]["PersonalRankItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listBookmarks: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
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
                            list: components["schemas"]["QuestionDetail"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listPersonalVotes: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
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
                            list: components["schemas"]["PersonalVoteItem"][];
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
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
                page_size?: components["parameters"]["PageSize"];
                /** @description Order of the list. */
                order?: "newest" | "active" | "frequent" | "score" | "unanswered" | "hot" | "recommend";
                /** @description Slug of a tag, its synonyms included, at most 100 characters. */
                tag?: string;
                /** @description Only questions of this person, at most 100 characters. */
                username?: string;
                /** @description Only questions of the last so many days, at least 1. */
                in_days?: number;
                /** @description Only questions without any answer (`none`) or without an accepted one (`unaccepted`). */
                answers?: "none" | "unaccepted";
                /** @description Only open or only closed questions; both when absent. */
                state?: "open" | "closed";
                /** @description Only questions with at least so many votes, -1000000 to 1000000. */
                min_votes?: number;
                /** @description Only questions with these tags: slugs separated by commas, at most 200 characters. The first five count, synonyms included. */
                tags?: string;
                /** @description Whether a question needs all of `tags`, the default, or any of them. */
                match?: "all" | "any";
                /** @description Only questions without these tags and their synonyms: slugs separated by commas, at most 200 characters. The first five count; unknown ones are passed over. */
                not_tags?: string;
                /** @description Only the viewer's own questions (`mine`) or those with a tag that the viewer follows (`followed`); an empty list for a guest. */
                only?: "mine" | "followed";
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
                            /** @description True if filtering took too long, so that only the first 10 000 questions of the order were filtered or counted; absent otherwise. */
                            partial?: boolean;
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
    updateQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionUpdateBody"];
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
                        data: components["schemas"]["QuestionUpdateResult"];
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
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionDeleteBody"];
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
    listLinkedQuestions: {
        parameters: {
            query: {
                /** @description Question id, long or short form, 1 to 30 characters. */
                question_id: string;
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
                            /** @description Questions that its texts link to. */
                            links_to: components["schemas"]["QuestionLink"][];
                            /** @description Questions whose texts, or those of their answers, link to it. */
                            linked_from: components["schemas"]["QuestionLink"][];
                        };
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
    listRelatedQuestions: {
        parameters: {
            query: {
                /** @description Question id, long or short form, 1 to 30 characters. */
                question_id: string;
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
                            list: components["schemas"]["QuestionListItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    recoverQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionRecoverBody"];
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
    closeQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionCloseBody"];
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
    reopenQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionReopenBody"];
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
    operateQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionOperationBody"];
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
    listQuestionInvites: {
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
                        data: components["schemas"]["UserCard"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateQuestionInvites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionInviteBody"];
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
    createQuestionWithAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionWithAnswerBody"];
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
    listAnswers: {
        parameters: {
            query: {
                /** @description Question id, long or short form, 1 to 30 characters. */
                question_id: string;
                /** @description `default`: accepted first, then votes, then oldest; `updated`: newest first; `created`: oldest first; `vote`: most votes first. */
                order?: "default" | "updated" | "created" | "vote";
                /** @description `true`: the answers beyond the first 400,000 characters of HTML come as their beginnings, with `shortened`, as the page of a question shows them. Own parameter of Quandary. */
                shorten?: boolean;
                /** @description Id of an answer that is never shortened, as the API writes it; at most 30 characters. Own parameter of Quandary. */
                whole?: string;
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
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
    updateAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerUpdateBody"];
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
                        data: components["schemas"]["AnswerUpdateResult"];
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
    deleteAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerDeleteBody"];
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
    getAnswer: {
        parameters: {
            query: {
                /** @description Answer id, long or short form, 1 to 30 characters. */
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
                        data: components["schemas"]["AnswerWithQuestion"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    recoverAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRecoverBody"];
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
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
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
    getComment: {
        parameters: {
            query: {
                /** @description Comment id, 1 to 30 characters. */
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
                        data: components["schemas"]["Comment"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentUpdateBody"];
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
                        data: components["schemas"]["CommentUpdateResult"];
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
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentDeleteBody"];
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
    switchBookmark: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookmarkBody"];
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
                        data: components["schemas"]["BookmarkResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    follow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowBody"];
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
                        data: components["schemas"]["FollowResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateFollowedTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowTagsBody"];
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
    listReasons: {
        parameters: {
            query: {
                /** @description Kind of object. */
                object_type: "question" | "answer" | "comment" | "user";
                /** @description What is to be done. */
                action: "flag" | "close" | "status" | "review";
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
                        data: components["schemas"]["ReasonItem"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportCreateBody"];
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
    listTags: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
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
                /** @description Slug, at most 35 characters, in any case; a plus need not be escaped. */
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
    updateTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagUpdateBody"];
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
                        data: components["schemas"]["TagUpdateResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagCreateBody"];
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
                        data: components["schemas"]["TagCreateResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagDeleteBody"];
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
    getTagOverview: {
        parameters: {
            query: {
                /** @description Tag id, 1 to 30 characters. */
                tag_id: string;
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
                        data: components["schemas"]["TagOverview"];
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
    listTagsBySlug: {
        parameters: {
            query?: {
                /** @description Slugs separated by commas, at most 1000 characters. */
                tags?: string;
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
                        data: components["schemas"]["TagBrief"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    recoverTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagRecoverBody"];
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
    mergeTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagMergeBody"];
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
    listFollowedTags: {
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
                        data: components["schemas"]["FollowedTag"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSavedFilters: {
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
                            /** @description All of them, at most 20. */
                            list: components["schemas"]["SavedFilter"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateSavedFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedFilterUpdateBody"];
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
                        data: null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSavedFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedFilterBody"];
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
                        data: components["schemas"]["SavedFilter"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSavedFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedFilterDeleteBody"];
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
                        data: null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    ignoreTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IgnoreTagBody"];
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
                        data: components["schemas"]["IgnoreTagResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listIgnoredTags: {
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
                        data: components["schemas"]["IgnoredTags"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateIgnoredTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IgnoredTagsBody"];
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
                        data: null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTagSynonyms: {
        parameters: {
            query: {
                /** @description Tag id, 1 to 30 characters. */
                tag_id: string;
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
                        data: components["schemas"]["TagSynonyms"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateTagSynonyms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagSynonymBody"];
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
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUploadBody"];
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
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Page size, 1 to 50; larger sizes are cut, zero and less take the default. */
                size?: number;
                /** @description Order of the hits; `relevance` when absent. */
                order?: "newest" | "active" | "score" | "relevance";
                /** @description `true`: if nothing is found and words of the search occur in no post, the hits are those of the `suggestion`, with `corrected`. Own parameter of Quandary. */
                correct?: boolean;
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
    listSearchSuggestions: {
        parameters: {
            query: {
                /** @description What was typed so far, 1 to 60 characters. */
                q: string;
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
                        data: components["schemas"]["SearchSuggestions"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSearchProvider: {
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
                        data: components["schemas"]["SearchProvider"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listRevisions: {
        parameters: {
            query: {
                /** @description Question, answer or tag id, long or short form, 1 to 30 characters. */
                object_id: string;
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
                        data: components["schemas"]["Revision"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkEdit: {
        parameters: {
            query: {
                /** @description Question, answer or tag id, long or short form, 1 to 30 characters. */
                id: string;
            };
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
    listUnreviewedRevisions: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
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
                            list: components["schemas"]["ReviewItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    auditRevision: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevisionAuditBody"];
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
                        data: Record<string, never>;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTimeline: {
        parameters: {
            query?: {
                /** @description Question, answer or tag id, long or short form, at most 100 characters. */
                object_id?: string;
                /** @description `true` adds the votes. */
                show_vote?: boolean;
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
                        data: components["schemas"]["Timeline"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTimelineDetail: {
        parameters: {
            query: {
                /** @description The newer revision, 1 to 30 characters; `0` for none. */
                new_revision_id: string;
                /** @description The older revision, 1 to 30 characters; `0` for none. */
                old_revision_id: string;
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
                        data: components["schemas"]["TimelineDiff"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listReviewTypes: {
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
                        data: components["schemas"]["ReviewTypeItem"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listUnreviewedReports: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
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
                            list: components["schemas"]["UnreviewedReport"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    reviewReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewReportBody"];
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
    listPendingPosts: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
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
                            list: components["schemas"]["PendingPost"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    reviewPendingPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewPendingPostBody"];
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
    clearNotificationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationTypeBody"];
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
                        data: components["schemas"]["RedDot"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description `inbox` or `achievement`, at most 30 characters; anything else has an empty list. */
                type?: string;
                /** @description `all`, `posts`, `votes` or `invites`, at most 30 characters; for the inbox only. */
                inbox_type?: string;
                /** @description `true`: only notifications that were not read. */
                unread?: boolean;
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
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
                            list: components["schemas"]["NotificationItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    muteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MuteBody"];
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
                        data: components["schemas"]["MuteResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listMutedQuestions: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
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
                            list: components["schemas"]["MutedQuestion"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationIdBody"];
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
                        data: Record<string, never>;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationTypeBody"];
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
                        data: Record<string, never>;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listConnectors: {
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
                        data: components["schemas"]["Connector"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startConnectorLogin: {
        parameters: {
            query?: {
                /** @description What makes the login one of the signed-in account, at most 200 characters; it stands in the links of `connector/user/info`, for five minutes and this browser. */
                bind?: string;
            };
            header?: never;
            path: {
                /** @description Key of the service, 1 to 100 characters. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to the service; to the error page for an unknown one. */
            302: {
                headers: {
                    /** @description Where it leads. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    finishConnectorLogin: {
        parameters: {
            query?: {
                /** @description What the service was given at the start, at most 200 characters; good for one return of the same browser. */
                state?: string;
                /** @description What the plugin asks the service about the person with, at most 4096 characters. */
                code?: string;
                /** @description Why the service did not log the person in, at most 200 characters. */
                error?: string;
            };
            header?: never;
            path: {
                /** @description Key of the service, 1 to 100 characters. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to a page of the site. */
            302: {
                headers: {
                    /** @description Where it leads. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    bindConnectorEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindEmailBody"];
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
                        data: components["schemas"]["BindEmailResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listUserConnectors: {
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
                        data: components["schemas"]["UserConnector"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    unbindConnector: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnbindBody"];
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
    getUserCenterAgent: {
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
                        data: components["schemas"]["UserCenterAgent"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getUserCenterBranding: {
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
                        data: components["schemas"]["UserCenterPersonalBranding"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getUserCenterSettings: {
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
                        data: components["schemas"]["UserCenterSettings"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startUserCenterLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to the sign-in page of the plugin. */
            302: {
                headers: {
                    /** @description Where it leads. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    finishUserCenterLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to a page of the site. */
            302: {
                headers: {
                    /** @description Where it leads. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    startUserCenterSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to the sign-up page of the plugin. */
            302: {
                headers: {
                    /** @description Where it leads. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    finishUserCenterSignUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to a page of the site. */
            302: {
                headers: {
                    /** @description Where it leads. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
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
    getActivity: {
        parameters: {
            query?: {
                /** @description Number of days; 30 when absent. */
                days?: 30 | 90 | 365;
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
                        data: components["schemas"]["DashboardActivity"];
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
    listAdminQuestions: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
                page_size?: components["parameters"]["PageSize"];
                /** @description What the list is ordered by; `created` when absent. Ties are ordered by age. */
                order?: "created" | "votes" | "answers";
                /** @description Direction of the order; `desc` when absent. */
                direction?: components["parameters"]["Direction"];
                /** @description Only questions of this state; `normal` when absent, `pending` for those that wait for approval. */
                status?: "normal" | "closed" | "deleted" | "pending";
                /** @description Contained in the title, or `question:` and an id; at most 100 characters. */
                query?: string;
                /** @description Only posts of this account, by its id, at most 30 characters. */
                user_id?: string;
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
                            list: components["schemas"]["AdminQuestionItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateAdminQuestionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminQuestionStatusBody"];
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
    listAdminAnswers: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
                page_size?: components["parameters"]["PageSize"];
                /** @description What the list is ordered by; `created` when absent. Ties are ordered by age. */
                order?: "created" | "votes";
                /** @description Direction of the order; `desc` when absent. */
                direction?: components["parameters"]["Direction"];
                /** @description Only answers of this state; `normal` when absent, `pending` for those that wait for approval. */
                status?: "normal" | "deleted" | "pending";
                /** @description Contained in the title of the question, or `answer:` and an id; at most 100 characters. */
                query?: string;
                /** @description Only answers of this question, long or short form, at most 30 characters. */
                question_id?: string;
                /** @description Only posts of this account, by its id, at most 30 characters. */
                user_id?: string;
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
                            list: components["schemas"]["AdminAnswerItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateAdminAnswerStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminAnswerStatusBody"];
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
    listReports: {
        parameters: {
            query?: {
                /** @description Only flags of this state; `pending` when absent. */
                status?: "pending" | "completed" | "all";
                /** @description Only flags on posts of this account, 1 to 30 characters; nothing for an unknown one. */
                user_id?: string;
                /** @description Only flags on this kind of object; `all` when absent. */
                object_type?: "all" | "question" | "answer" | "comment";
                /** @description What the list is ordered by; `updated` when absent. */
                order?: "updated" | "created";
                /** @description Direction of the order; `desc` when absent. */
                direction?: components["parameters"]["Direction"];
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
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
                            list: components["schemas"]["FlagItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    handleReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlagHandleBody"];
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
    listAdminReasons: {
        parameters: {
            query: {
                /** @description Kind of object. */
                object_type: "question" | "answer" | "comment" | "user";
                /** @description What is to be done. */
                action: "flag" | "close" | "status" | "review";
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
                        data: components["schemas"]["ReasonItem"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAdminUsers: {
        parameters: {
            query?: {
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page; zero or less takes the default of the list, more than the list allows is cut (100 unless the operation says otherwise). */
                page_size?: components["parameters"]["PageSize"];
                /** @description What the list is ordered by; `created` when absent. Lists of suspended or of deleted accounts are then ordered by the time of the suspension or the deletion. Ties are ordered by age. */
                order?: "created" | "reputation";
                /** @description Direction of the order; `desc` when absent. */
                direction?: components["parameters"]["Direction"];
                /** @description A whole e-mail address, `user:` and an id, or contained in a name; at most 100 characters. */
                query?: string;
                /** @description Only accounts of this state; `normal` when absent, `all` for every state. */
                status?: "normal" | "inactive" | "suspended" | "deleted" | "all";
                /** @description `true`: only administrators and moderators. */
                staff?: boolean;
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
                            list: components["schemas"]["AdminUserItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserStatusBody"];
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
    updateUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserRoleBody"];
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
    updateUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserPasswordBody"];
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
    listUserSessions: {
        parameters: {
            query: {
                /** @description Id of the account, 1 to 30 characters; 400 for an unknown or deleted one. */
                user_id: string;
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
                        /** @description The sessions. */
                        data: components["schemas"]["Session"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    revokeUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserSessionsBody"];
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
    revokeUserSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserSessionBody"];
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
    getUserTwoFactor: {
        parameters: {
            query: {
                /** @description Id of the account, 1 to 30 characters; 400 for an unknown or deleted one. */
                user_id: string;
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
                        data: components["schemas"]["TwoFactorState"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    disableUserTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserIdBody"];
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
    listUserSignIns: {
        parameters: {
            query: {
                /** @description Id of the account, 1 to 30 characters; 400 for an unknown or deleted one. */
                user_id: string;
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
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
                            list: components["schemas"]["SignIn"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listUserMails: {
        parameters: {
            query: {
                /** @description Id of the account, 1 to 30 characters; 400 for an unknown or deleted one. */
                user_id: string;
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
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
                            list: components["schemas"]["MailDelivery"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description Only actions on this kind of object; on every kind when absent. */
                kind?: "settings" | "plugin" | "user" | "question" | "answer" | "flag" | "audit_log" | "backup";
                /** @description Only actions on this account, 1 to 30 characters; nothing for an unknown one. */
                user_id?: string;
                /** @description Only changes of this settings group, 1 to 30 characters; nothing for an unknown one. Stands above `kind`. */
                group?: string;
                /** @description Only actions of this administrator, 1 to 30 characters; nothing for an unknown one. */
                actor_id?: string;
                /** @description Page, counted from 1; zero means the first, less is refused. A page beyond the end is an empty list. */
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
                            list: components["schemas"]["AuditLogItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    exportAuditLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditLogExportBody"];
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
                        data: components["schemas"]["AuditLogPart"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getUserActivation: {
        parameters: {
            query: {
                /** @description Account id, 1 to 30 characters. */
                user_id: string;
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
                        data: components["schemas"]["ActivationLink"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendUserActivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserIdBody"];
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
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserCreateBody"];
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
    createUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUsersBulkBody"];
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
    listRoles: {
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
                        data: components["schemas"]["Role"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getInterfaceSettings: {
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
                        data: components["schemas"]["SiteInterface"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateInterfaceSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteInterfaceBody"];
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
    getBrandingSettings: {
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
                        data: components["schemas"]["SiteBranding"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateBrandingSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteBrandingBody"];
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
    getSeoSettings: {
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
                        data: components["schemas"]["SiteSeo"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateSeoSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteSeoBody"];
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
    getCustomHtmlSettings: {
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
                        data: components["schemas"]["SiteCustomHtml"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateCustomHtmlSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteCustomHtmlBody"];
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
    getThemeSettings: {
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
                        data: components["schemas"]["SiteTheme"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateThemeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteThemeBody"];
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
    listAdminLanguages: {
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
    listLanguageFiles: {
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
                        data: components["schemas"]["LanguageFile"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listThemeOptions: {
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
                        data: components["schemas"]["ThemeOption"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getWriteSettings: {
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
                        data: components["schemas"]["SiteWrite"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateWriteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteWriteBody"];
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
    listPermalinkExamples: {
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
                        data: components["schemas"]["PermalinkExample"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getLegalSettings: {
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
                        data: components["schemas"]["SiteLegal"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateLegalSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteLegalBody"];
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
    getHelpSettings: {
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
                        data: components["schemas"]["SiteHelp"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateHelpSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteHelpBody"];
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
    renderSiteText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteTextBody"];
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
    getLoginSettings: {
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
                        data: components["schemas"]["SiteLogin"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateLoginSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteLoginBody"];
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
    getUserSettings: {
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
                        data: components["schemas"]["SiteUsers"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateUserSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteUsersBody"];
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
    listBackups: {
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
                        data: components["schemas"]["BackupList"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createBackup: {
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
    createBackupDownload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackupDownloadBody"];
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
                        data: components["schemas"]["BackupDownload"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getBackupSettings: {
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
                        data: components["schemas"]["BackupSettings"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateBackupSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackupSettingsBody"];
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
    getSmtpSettings: {
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
                        data: components["schemas"]["SmtpConfig"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateSmtpSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmtpUpdateBody"];
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
    sendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestMailBody"];
            };
        };
        responses: {
            /** @description What became of the mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["TestMailResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getStorageSettings: {
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
                        data: components["schemas"]["StorageSettings"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateStorageSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorageSettingsBody"];
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
    testStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorageSettingsBody"];
            };
        };
        responses: {
            /** @description What became of the test. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"] & {
                        data: components["schemas"]["StorageTestResult"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPrivilegeSettings: {
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
                        data: components["schemas"]["PrivilegesConfig"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updatePrivilegeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivilegesUpdateBody"];
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
    listPlugins: {
        parameters: {
            query?: {
                /** @description `active` or `inactive`, at most 30 characters; anything else means all. */
                status?: string;
                /** @description `true`: only plugins with settings. */
                have_config?: boolean;
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
                        data: components["schemas"]["PluginItem"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updatePluginStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PluginStatusBody"];
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
    getPluginConfig: {
        parameters: {
            query: {
                /** @description Key of the plugin, 2 to 100 characters. */
                plugin_slug_name: string;
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
                        data: components["schemas"]["PluginConfig"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updatePluginConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PluginConfigBody"];
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
    getAdminUserCenterAgent: {
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
                        data: components["schemas"]["AdminUserCenterAgent"];
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
    listInstallationSources: {
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
                        data: components["schemas"]["InstallSources"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getInstallationImport: {
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
                        data: components["schemas"]["InstallImport"];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    retryInstallationImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallImportBody"];
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
    openInstalledSite: {
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
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
