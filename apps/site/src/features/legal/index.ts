export { legalQuery } from './legal-queries.ts'
export { LegalScreen } from './legal-screen.tsx'
