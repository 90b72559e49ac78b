/** What a browser tells about itself, as far as people know the names. */
export interface Device {
  /** Product name, the same in every language. */
  browser?: string
  /** Name of the system it runs on. */
  system?: string
}

/**
 * What browsers call themselves. Nearly all of them also claim to be another one, so the order matters: a name stands
 * above every name that its own text contains besides.
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
 * Names browser and system from the `User-Agent` text (RFC 9110 §10.1.5); what is not recognised is left out.
 * An iPad that asks for desktop pages says that it is a Mac, and is taken for one.
 */
export function deviceOf(userAgent: string): Device {
  const browser = nameIn(userAgent, browsers)
  const system = nameIn(userAgent, systems)
  return { ...(browser === undefined ? {} : { browser }), ...(system === undefined ? {} : { system }) }
}

function nameIn(text: string, signs: typeof browsers): string | undefined {
  return signs.find(([sign]) => sign.test(text))?.[1]
}
