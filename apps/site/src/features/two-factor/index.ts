export { TwoFactorSettings } from './two-factor-settings.tsx'
