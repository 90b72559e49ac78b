// A module of its own, so that the client's transport becomes a file that is loaded on demand.
export { createQuandaryClient } from '@quandary/api-client'
