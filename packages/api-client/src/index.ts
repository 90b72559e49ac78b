export type { QuandaryClientOptions } from './caller.ts'
export { captchaActions } from './captcha-actions.gen.ts'
export type { CaptchaAction } from './captcha-actions.gen.ts'
export { createQuandaryClient } from './client.ts'
export type { QuandaryClient } from './client.ts'
export { CONTRACT_HEADER, contractsFit } from './contract-fit.ts'
export type { ContractVersions } from './contract-fit.ts'
export { CONTRACT_VERSION } from './contract-version.gen.ts'
export { entriesOf } from './entries-of.ts'
export type { EntryOf } from './entries-of.ts'
export { ApiFailure, unwrap } from './error.ts'
export type {
  AbortedError,
  ApiError,
  ApiResult,
  FieldError,
  FieldsError,
  ForbiddenError,
  NotFoundError,
  OfflineError,
  RefusedError,
  ServerError,
  TimeoutError,
  UnauthorisedError,
} from './error.ts'
export { fetchWithProgress } from './fetch-with-progress.ts'
export { operationRoutes } from './operations.ts'
export type {
  CallArguments,
  OperationBody,
  OperationData,
  OperationId,
  OperationPath,
  OperationQuery,
  OperationRoute,
  PagedOperationId,
  ReadOperationId,
  Schemas,
} from './operations.ts'
export type { components, operations, paths } from './schema.gen.ts'
export { retryingFetch } from './retrying-fetch.ts'
export type { RetryOptions } from './retrying-fetch.ts'
export { siteEvents } from './site-events.ts'
export type { SiteEvent, SiteEventOptions } from './site-events.ts'
export { memoryTokenStore, storageTokenStore, TOKEN_KEY } from './token-store.ts'
export type { TokenStorage, TokenStore } from './token-store.ts'
