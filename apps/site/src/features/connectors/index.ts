export { BoundLogins } from './bound-logins.tsx'
export { ConnectorButtons } from './connector-buttons.tsx'
export { connectorsQuery } from './connector-queries.ts'
