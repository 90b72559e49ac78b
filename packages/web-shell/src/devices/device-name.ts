/** A browser and its system, as far as they are recognized. */
export interface Device {
  /** Product name, the same in every language. */
  browser?: string
  /** Name of the operating system. */
  system?: string
}

/**
 * Browser names and their patterns. Nearly every user agent also claims to be another browser, so a name comes before
 * all names that its user agent also contains.
 */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bM?QQBrowser\//, 'QQ Browser'],
  [/\bUC ?Browser\//, 'UC Browser'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/**
 * Parses browser and system from a `User-Agent` header (RFC 9110 §10.1.5), omitting whatever is not recognized. An iPad
 * that requests desktop pages identifies as a Mac and is treated as one.
 */
export function deviceOf(userAgent: string): Device {
  const browser = nameIn(userAgent, browsers)
  const system = nameIn(userAgent, systems)
  return { ...(browser === undefined ? {} : { browser }), ...(system === undefined ? {} : { system }) }
}

function nameIn(text: string, signs: typeof browsers): string | undefined {
  return signs.find(([sign]) => sign.test(text))?.[1]
}
