import { globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './vars.css.ts'

/*
 * Values of the token contract. The single input is --qd-accent: the accent colours are derived from it, and the greys
 * are slightly tinted with its hue. Colours with a meaning, such as success and danger, are fixed. A colour that
 * differs between the themes is written once, as light-dark(light, dark). The color-scheme in effect selects one of the
 * two values: that of the page, or that of the nearest data-theme.
 */

globalStyle('[data-theme="light"]', { colorScheme: 'light' })
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' })
// Printed on white paper, so the light theme is used.
globalStyle('[data-theme]', { '@media': { print: { colorScheme: 'light' } } })

// A change of the theme would start all transitions at once: set data-theme-changing during the change.
globalStyle('[data-theme-changing] *', { transition: 'none !important' })

/** The margin of the page: wide enough to clear a notch or a rounded corner of the screen. */
const gutter = (width: string) => `max(${width}, env(safe-area-inset-left), env(safe-area-inset-right))`

/** A grey with the hue of the accent, given its lightness and maximum chroma. */
const neutral = (lightness: number, chroma: number) => `oklch(from var(--qd-accent) ${lightness} min(c, ${chroma}) h)`

/** The neutral scale. Its values are inlined into the tokens, to avoid further custom properties on the page. */
const n = {
  0: neutral(1, 0),
  50: neutral(0.974, 0.003),
  100: neutral(0.95, 0.005),
  150: neutral(0.915, 0.006),
  200: neutral(0.87, 0.007),
  300: neutral(0.74, 0.008),
  400: neutral(0.63, 0.008),
  500: neutral(0.51, 0.009),
  600: neutral(0.42, 0.009),
  700: neutral(0.345, 0.009),
  750: neutral(0.305, 0.009),
  800: neutral(0.265, 0.009),
  850: neutral(0.228, 0.009),
  900: neutral(0.195, 0.009),
}

const colors = {
  [vars.canvas]: `light-dark(${n[0]}, ${n[900]})`,
  [vars.surface]: `light-dark(${n[0]}, ${n[850]})`,
  [vars.fill1]: `light-dark(${n[50]}, ${n[850]})`,
  [vars.fill2]: `light-dark(${n[100]}, ${n[800]})`,
  [vars.inverse]: `light-dark(${n[900]}, ${n[100]})`,
  [vars.scrim]: 'light-dark(oklch(0.2 0 0 / 0.42), oklch(0.08 0 0 / 0.62))',
  [vars.ink1]: `light-dark(${n[900]}, oklch(from var(--qd-accent) 0.93 min(c, 0.005) h))`,
  [vars.ink2]: `light-dark(${n[600]}, oklch(from var(--qd-accent) 0.79 min(c, 0.007) h))`,
  [vars.ink3]: `light-dark(${n[500]}, oklch(from var(--qd-accent) 0.69 min(c, 0.008) h))`,
  [vars.inkDisabled]: `light-dark(${n[400]}, ${n[500]})`,
  [vars.inkInverse]: `light-dark(${n[50]}, ${n[900]})`,
  [vars.line1]: `light-dark(${n[150]}, ${n[750]})`,
  [vars.line2]: `light-dark(${n[200]}, ${n[700]})`,
  [vars.line3]:
    'light-dark(oklch(from var(--qd-accent) 0.655 min(c, 0.009) h), oklch(from var(--qd-accent) 0.56 min(c, 0.009) h))',
  [vars.lineInk]: `light-dark(${n[900]}, ${n[300]})`,
  [vars.accentText]:
    'light-dark(oklch(from var(--qd-accent) min(l, 0.48) min(c, 0.27) h), oklch(from var(--qd-accent) max(l, 0.77) min(c, 0.13) h))',
  [vars.accentSolid]:
    'light-dark(oklch(from var(--qd-accent) min(l, 0.5) c h), oklch(from var(--qd-accent) clamp(0.44, l, 0.5) min(c, 0.24) h))',
  [vars.accentSolidHover]: 'color-mix(in oklab, var(--qd-accent-solid), black 14%)',
  [vars.accentOn]: 'oklch(1 0 0)',
  [vars.accentTint]:
    'light-dark(color-mix(in oklab, var(--qd-accent-text) 6%, var(--qd-canvas)), color-mix(in oklab, var(--qd-accent-text) 11%, var(--qd-canvas)))',
  [vars.accentLine]:
    'light-dark(color-mix(in oklab, var(--qd-accent-text) 34%, var(--qd-canvas)), color-mix(in oklab, var(--qd-accent-text) 40%, var(--qd-canvas)))',
  [vars.success.text]: 'light-dark(oklch(0.47 0.115 152), oklch(0.8 0.125 152))',
  [vars.success.tint]: 'light-dark(oklch(0.972 0.02 152), oklch(0.26 0.035 152))',
  [vars.success.line]: 'light-dark(oklch(0.82 0.07 152), oklch(0.42 0.07 152))',
  [vars.success.solid]: 'light-dark(oklch(0.49 0.115 152), oklch(0.5 0.105 152))',
  [vars.danger.text]: 'light-dark(oklch(0.5 0.18 25), oklch(0.79 0.115 25))',
  [vars.danger.tint]: 'light-dark(oklch(0.972 0.016 25), oklch(0.25 0.036 25))',
  [vars.danger.line]: 'light-dark(oklch(0.84 0.075 25), oklch(0.45 0.1 25))',
  [vars.danger.solid]: 'light-dark(oklch(0.53 0.19 25), oklch(0.53 0.17 25))',
  [vars.warning.text]: 'light-dark(oklch(0.48 0.095 72), oklch(0.83 0.115 80))',
  [vars.warning.tint]: 'light-dark(oklch(0.976 0.028 88), oklch(0.262 0.03 80))',
  [vars.warning.line]: 'light-dark(oklch(0.84 0.085 85), oklch(0.45 0.07 80))',
  [vars.warning.solid]: 'light-dark(oklch(0.52 0.105 70), oklch(0.52 0.1 70))',
  [vars.info.text]: 'light-dark(oklch(0.47 0.075 232), oklch(0.81 0.075 232))',
  [vars.info.tint]: 'light-dark(oklch(0.974 0.012 232), oklch(0.265 0.025 232))',
  [vars.info.line]: 'light-dark(oklch(0.83 0.045 232), oklch(0.43 0.05 232))',
  [vars.info.solid]: 'light-dark(oklch(0.5 0.085 232), oklch(0.5 0.08 232))',
  [vars.onSolid]: 'oklch(1 0 0)',
  [vars.code.keyword]: 'var(--qd-accent-text)',
  [vars.code.string]: 'var(--qd-success-text)',
  [vars.code.number]: 'var(--qd-warning-text)',
  [vars.code.name]: 'light-dark(oklch(0.46 0.13 320), oklch(0.81 0.1 320))',
  [vars.code.comment]: 'var(--qd-ink-3)',
  [vars.data.first]: 'var(--qd-accent-text)',
  [vars.data.second]: n[400],
  [vars.focus.color]: 'var(--qd-accent-text)',
  [vars.border]: '1px solid var(--qd-line-1)',
  [vars.borderControl]: '1px solid var(--qd-line-3)',
  [vars.rule]: '1px solid var(--qd-line-ink)',
}

const measures = {
  [vars.font.ui]:
    '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Adwaita Sans", Cantarell, Ubuntu, "Noto Sans", "Liberation Sans", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif',
  [vars.font.code]:
    'ui-monospace, SFMono-Regular, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Noto Sans Mono", "Liberation Mono", monospace',
  [vars.text.xs]: '0.75rem',
  [vars.leading.xs]: '1rem',
  [vars.text.sm]: '0.8125rem',
  [vars.leading.sm]: '1.25rem',
  [vars.text.ui]: '0.875rem',
  [vars.leading.ui]: '1.25rem',
  [vars.text.md]: '1rem',
  [vars.leading.md]: '1.5rem',
  [vars.text.lg]: '1.1875rem',
  [vars.leading.lg]: '1.625rem',
  [vars.text.xl]: '1.5rem',
  [vars.leading.xl]: '2rem',
  [vars.text['2xl']]: '1.75rem',
  [vars.leading['2xl']]: '2.25rem',
  [vars.text['3xl']]: '2.25rem',
  [vars.leading['3xl']]: '2.75rem',
  [vars.weight.regular]: '400',
  [vars.weight.medium]: '500',
  [vars.weight.bold]: '600',
  [vars.trackTight]: '-0.014em',
  [vars.measure]: 'min(66ch, 38.5rem)',
  [vars.measureUi]: '56ch',
  [vars.space[1]]: '0.25rem',
  [vars.space[2]]: '0.5rem',
  [vars.space[3]]: '0.75rem',
  [vars.space[4]]: '1rem',
  [vars.space[5]]: '1.5rem',
  [vars.space[6]]: '2rem',
  [vars.space[7]]: '2.5rem',
  [vars.space[8]]: '3rem',
  [vars.space[9]]: '4rem',
  [vars.size.controlSm]: '1.75rem',
  [vars.size.control]: '2.25rem',
  [vars.size.controlLg]: '2.75rem',
  [vars.size.icon]: '1rem',
  [vars.size.header]: '3.5rem',
  [vars.size.nav]: '10.5rem',
  [vars.size.aside]: '17rem',
  [vars.size.page]: '78rem',
  [vars.size.gutter]: gutter('1rem'),
  // Height of the elements that cover the bottom edge of the page.
  [vars.size.dock]: '0px',
  [vars.radius[1]]: '3px',
  [vars.radius[2]]: '5px',
  [vars.radius[3]]: '8px',
  [vars.radius.full]: '999px',
  [vars.shadow.menu]: '0 4px 16px light-dark(oklch(0.2 0.01 260 / 0.1), oklch(0 0 0 / 0.45))',
  [vars.shadow.dialog]: '0 16px 48px light-dark(oklch(0.2 0.01 260 / 0.16), oklch(0 0 0 / 0.6))',
  [vars.focus.width]: '2px',
  [vars.focus.offset]: '2px',
  [vars.motion.fast]: '90ms',
  [vars.motion.base]: '160ms',
  [vars.motion.ease]: 'cubic-bezier(0.2, 0, 0, 1)',
  [vars.z.base]: '0',
  [vars.z.raised]: '1',
  [vars.z.sticky]: '10',
  [vars.z.header]: '20',
  [vars.z.menu]: '30',
  [vars.z.dialog]: '40',
  [vars.z.toast]: '50',
  [vars.z.skip]: '60',
}

globalStyle(':root', {
  vars: { [vars.accent]: '#0033ff', ...measures },
  '@media': {
    [media.md]: { vars: { [vars.size.gutter]: gutter('1.5rem') } },
    [media.xl]: { vars: { [vars.size.gutter]: gutter('2rem') } },
    // Larger controls on touch screens; the text size stays.
    [media.coarse]: { vars: { [vars.size.controlSm]: '2.25rem', [vars.size.control]: '2.75rem' } },
    [media.reducedMotion]: { vars: { [vars.motion.fast]: '0.01ms', [vars.motion.base]: '0.01ms' } },
  },
})

// Custom properties are computed on the element that declares them, so each element with its own accent declares the
// colours again.
globalStyle(':root, [style*="--qd-accent"]', {
  vars: { ...colors },
  '@media': {
    '(prefers-contrast: more)': {
      vars: {
        [vars.ink2]: vars.ink1,
        [vars.ink3]: `light-dark(${n[600]}, ${n[200]})`,
        [vars.line1]: vars.line3,
        [vars.line2]: vars.line3,
      },
    },
  },
})
