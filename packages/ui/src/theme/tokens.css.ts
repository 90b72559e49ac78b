import { globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './vars.css.ts'

/*
 * Values of the token contract. The single input is --accent. Every colour is derived from it, or from a neutral scale
 * slightly tinted with its hue, and is written once as light-dark(light, dark). The used color-scheme decides: the
 * system's, or the one data-theme on <html> forces.
 */

globalStyle(':root', { colorScheme: 'light dark' })
globalStyle(':root[data-theme="light"]', { colorScheme: 'light' })
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark' })
// Paper is white.
globalStyle(':root, :root[data-theme="dark"]', { '@media': { print: { colorScheme: 'light' } } })

/** The neutral scale: lightness is fixed, chroma is at most 0.009, the hue follows the accent. Private. */
const scale = {
  '--_n-0': 'oklch(from var(--accent) 1 0 h)',
  '--_n-25': 'oklch(from var(--accent) 0.992 min(c, 0.0015) h)',
  '--_n-50': 'oklch(from var(--accent) 0.974 min(c, 0.003) h)',
  '--_n-100': 'oklch(from var(--accent) 0.95 min(c, 0.005) h)',
  '--_n-150': 'oklch(from var(--accent) 0.915 min(c, 0.006) h)',
  '--_n-200': 'oklch(from var(--accent) 0.87 min(c, 0.007) h)',
  '--_n-300': 'oklch(from var(--accent) 0.74 min(c, 0.008) h)',
  '--_n-400': 'oklch(from var(--accent) 0.63 min(c, 0.008) h)',
  '--_n-500': 'oklch(from var(--accent) 0.51 min(c, 0.009) h)',
  '--_n-600': 'oklch(from var(--accent) 0.42 min(c, 0.009) h)',
  '--_n-700': 'oklch(from var(--accent) 0.345 min(c, 0.009) h)',
  '--_n-750': 'oklch(from var(--accent) 0.305 min(c, 0.009) h)',
  '--_n-800': 'oklch(from var(--accent) 0.265 min(c, 0.009) h)',
  '--_n-850': 'oklch(from var(--accent) 0.228 min(c, 0.009) h)',
  '--_n-900': 'oklch(from var(--accent) 0.195 min(c, 0.009) h)',
  '--_n-950': 'oklch(from var(--accent) 0.165 min(c, 0.008) h)',
}

const colors = {
  [vars.accent]: '#0033ff',
  [vars.canvas]: 'light-dark(var(--_n-0), var(--_n-900))',
  [vars.surface]: 'light-dark(var(--_n-0), var(--_n-850))',
  [vars.fill1]: 'light-dark(var(--_n-50), var(--_n-850))',
  [vars.fill2]: 'light-dark(var(--_n-100), var(--_n-800))',
  [vars.inverse]: 'light-dark(var(--_n-900), var(--_n-100))',
  [vars.scrim]: 'light-dark(oklch(0.2 0 0 / 0.42), oklch(0.08 0 0 / 0.62))',
  [vars.ink1]: 'light-dark(var(--_n-900), oklch(from var(--accent) 0.93 min(c, 0.005) h))',
  [vars.ink2]: 'light-dark(var(--_n-600), oklch(from var(--accent) 0.79 min(c, 0.007) h))',
  [vars.ink3]: 'light-dark(var(--_n-500), oklch(from var(--accent) 0.69 min(c, 0.008) h))',
  [vars.inkDisabled]: 'light-dark(var(--_n-400), var(--_n-500))',
  [vars.inkInverse]: 'light-dark(var(--_n-50), var(--_n-900))',
  [vars.line1]: 'light-dark(var(--_n-150), var(--_n-750))',
  [vars.line2]: 'light-dark(var(--_n-200), var(--_n-700))',
  [vars.line3]:
    'light-dark(oklch(from var(--accent) 0.655 min(c, 0.009) h), oklch(from var(--accent) 0.56 min(c, 0.009) h))',
  [vars.lineInk]: 'light-dark(var(--_n-900), var(--_n-300))',
  [vars.accentText]:
    'light-dark(oklch(from var(--accent) min(l, 0.48) min(c, 0.27) h), oklch(from var(--accent) max(l, 0.77) min(c, 0.13) h))',
  [vars.accentSolid]:
    'light-dark(oklch(from var(--accent) min(l, 0.5) c h), oklch(from var(--accent) clamp(0.44, l, 0.5) min(c, 0.24) h))',
  [vars.accentSolidHover]: 'color-mix(in oklab, var(--accent-solid), black 14%)',
  [vars.accentOn]: 'oklch(1 0 0)',
  [vars.accentTint]:
    'light-dark(color-mix(in oklab, var(--accent-text) 6%, var(--canvas)), color-mix(in oklab, var(--accent-text) 11%, var(--canvas)))',
  [vars.accentLine]:
    'light-dark(color-mix(in oklab, var(--accent-text) 34%, var(--canvas)), color-mix(in oklab, var(--accent-text) 40%, var(--canvas)))',
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
  [vars.code.keyword]: 'var(--accent-text)',
  [vars.code.string]: 'var(--success-text)',
  [vars.code.number]: 'var(--warning-text)',
  [vars.code.name]: 'light-dark(oklch(0.46 0.13 320), oklch(0.81 0.1 320))',
  [vars.code.comment]: 'var(--ink-3)',
  [vars.data.first]: 'var(--accent-text)',
  [vars.data.second]: 'light-dark(var(--_n-400), var(--_n-400))',
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
  [vars.size.gutter]: '1rem',
  [vars.radius[1]]: '3px',
  [vars.radius[2]]: '5px',
  [vars.radius[3]]: '8px',
  [vars.radius.full]: '999px',
  [vars.border]: '1px solid var(--line-1)',
  [vars.borderControl]: '1px solid var(--line-3)',
  [vars.rule]: '1px solid var(--line-ink)',
  [vars.shadow.menu]: '0 4px 16px light-dark(oklch(0.2 0.01 260 / 0.1), oklch(0 0 0 / 0.45))',
  [vars.shadow.dialog]: '0 16px 48px light-dark(oklch(0.2 0.01 260 / 0.16), oklch(0 0 0 / 0.6))',
  [vars.focus.width]: '2px',
  [vars.focus.offset]: '2px',
  [vars.focus.color]: 'var(--accent-text)',
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

// [data-accent] gives a part of a page another accent, as in the theme settings of a site.
globalStyle(':root, [data-accent]', { vars: { ...colors, ...scale, ...measures } })

globalStyle(':root, [data-accent]', {
  '@media': {
    [media.md]: { vars: { [vars.size.gutter]: '1.5rem' } },
    [media.xl]: { vars: { [vars.size.gutter]: '2rem' } },
    // Larger controls on touch screens; the text size stays.
    [media.coarse]: { vars: { [vars.size.controlSm]: '2.25rem', [vars.size.control]: '2.75rem' } },
    [media.reducedMotion]: { vars: { [vars.motion.fast]: '0.01ms', [vars.motion.base]: '0.01ms' } },
    '(prefers-contrast: more)': {
      vars: {
        [vars.ink2]: vars.ink1,
        [vars.ink3]: 'light-dark(var(--_n-600), var(--_n-200))',
        [vars.line1]: vars.line3,
        [vars.line2]: vars.line3,
      },
    },
  },
})
