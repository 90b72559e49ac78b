// A separate module, so that the API client becomes a lazily loaded chunk.
export { createQuandaryClient } from '@quandary/api-client'
