// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `registerByEmail`. */
export const registerByEmailLimits = {
  name: { min: 2, max: 30 },
  e_mail: { min: 1, max: 500 },
  pass: { min: 8, max: 32 },
} as const

/** Limits of the fields of `loginByEmail`. */
export const loginByEmailLimits = {
  e_mail: { min: 1, max: 500 },
  pass: { min: 8, max: 32 },
  two_factor_code: { max: 100 },
} as const

/** Limits of the fields of `loginByLandingCode`. */
export const loginByLandingCodeLimits = {
  code: { min: 1, max: 500 },
} as const

/** Limits of the fields of `updateProfile`. */
export const updateProfileLimits = {
  bio: { max: 4096 },
  website: { max: 500 },
  location: { max: 100 },
} as const

/** Limits of the fields of `deleteOwnAccount`. */
export const deleteOwnAccountLimits = {
  username: { min: 1, max: 100 },
  pass: { max: 100 },
  code: { max: 100 },
} as const

/** Limits of the fields of `verifyEmail`. */
export const verifyEmailLimits = {
  code: { min: 1, max: 500 },
} as const

/** Limits of the fields of `requestEmailChange`. */
export const requestEmailChangeLimits = {
  e_mail: { min: 1, max: 500 },
} as const

/** Limits of the fields of `confirmEmailChange`. */
export const confirmEmailChangeLimits = {
  code: { min: 1, max: 500 },
} as const

/** Limits of the fields of `unsubscribeFromEmails`. */
export const unsubscribeFromEmailsLimits = {
  code: { min: 1, max: 500 },
} as const

/** Limits of the fields of `requestPasswordReset`. */
export const requestPasswordResetLimits = {
  e_mail: { min: 1, max: 500 },
} as const

/** Limits of the fields of `resetPassword`. */
export const resetPasswordLimits = {
  code: { min: 1, max: 100 },
  pass: { min: 8, max: 32 },
} as const

/** Limits of the fields of `changePassword`. */
export const changePasswordLimits = {
  pass: { min: 8, max: 32 },
} as const

/** Limits of the fields of `enableTwoFactor`. */
export const enableTwoFactorLimits = {
  code: { min: 1, max: 100 },
} as const

/** Limits of the fields of `disableTwoFactor`. */
export const disableTwoFactorLimits = {
  pass: { max: 100 },
  code: { min: 1, max: 100 },
} as const

/** Limits of the fields of `beginTwoFactor`. */
export const beginTwoFactorLimits = {
  pass: { max: 100 },
} as const

/** Limits of the fields of `renewRecoveryCodes`. */
export const renewRecoveryCodesLimits = {
  pass: { max: 100 },
  code: { min: 1, max: 100 },
} as const

/** Limits of the fields of `updateInterfacePreferences`. */
export const updateInterfacePreferencesLimits = {
  language: { min: 2, max: 100 },
  color_scheme: { min: 2, max: 100 },
} as const
