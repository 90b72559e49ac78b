export { Installer } from './installer.tsx'
