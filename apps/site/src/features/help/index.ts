export { helpQuery } from './help-queries.ts'
export { HelpScreen } from './help-screen.tsx'
export { PrivilegesScreen } from './privileges-screen.tsx'
