import { deviceOf } from '@quandary/web-shell/device-name'
import { useLanguage } from '../../shell/language.tsx'

/** Returns a function that names the browser and system of a user agent. */
export function useDeviceName(): (userAgent: string) => string {
  const { t } = useLanguage()
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent)
    if (browser !== undefined && system !== undefined) return t('users.device_of', { browser, system })
    return browser ?? system ?? t('users.unknown_device')
  }
}
