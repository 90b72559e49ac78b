import type { Schemas } from '@quandary/api-client'
import { accentStyle, Brand, Button, Header, isAccent, Meta, Stack, Tag } from '@quandary/ui'
import { useCallback, useState, type ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { hexOf } from './hex-of.ts'
import { textOf, type NoteProps } from './settings-group.ts'
import * as styles from './theme-preview.css.ts'

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** Suggested primary colours, by their names in the catalogue. */
const palettes = [
  ['blue', '#0033ff'],
  ['teal', '#0f766e'],
  ['green', '#2f7d32'],
  ['orange', '#c2410c'],
  ['red', '#b91c1c'],
  ['purple', '#7e22ce'],
  ['grey', '#475569'],
] as const

/** Suggested colours, and a preview of the form's values, saved or not, in both colour schemes. */
export function ThemePreview({ siteName, values, set }: NoteProps<Schemas['SiteTheme']>): ReactNode {
  const { t } = useLanguage()
  const accent = textOf(values, 'primary_color')
  return (
    <Stack gap={5}>
      <fieldset aria-label={t('theme.palettes')} className={styles.palettes}>
        {palettes.map(([name, colour]) => (
          <button
            key={name}
            type="button"
            className={styles.palette}
            aria-pressed={accent.toLowerCase() === colour}
            onClick={() => set('primary_color', colour)}
          >
            <span className={styles.swatch} style={{ background: colour }} />
            {t(`theme.palette_${name}`)}
          </button>
        ))}
      </fieldset>
      <section aria-label={t('theme.preview')}>
        {isAccent(accent) ? (
          <div className={styles.previews}>
            {schemes.map((scheme) => (
              <SchemePreview
                key={scheme}
                scheme={scheme}
                siteName={siteName}
                accent={accent}
                navbar={textOf(values, 'navbar_style')}
              />
            ))}
          </div>
        ) : (
          <Meta>{t('theme.preview_none')}</Meta>
        )}
      </section>
    </Stack>
  )
}

interface SchemePreviewProps {
  scheme: Scheme
  siteName: string
  accent: string
  navbar: string
}

function SchemePreview({ scheme, siteName, accent, navbar }: SchemePreviewProps): ReactNode {
  const { t } = useLanguage()
  const [shown, setShown] = useState<string>()
  const readShown = useCallback((solid: HTMLElement | null) => {
    if (solid) setShown(hexOf(getComputedStyle(solid).backgroundColor))
  }, [])
  return (
    <figure className={styles.figure}>
      <div
        className={styles.page}
        data-theme={scheme}
        style={accentStyle(accent)}
        // The controls in the preview do nothing, so they cannot get the focus. The caption says that this is a
        // preview.
        inert
      >
        <Header
          className={styles.header}
          tone={navbar === 'light' ? 'light' : 'colored'}
          brand={<Brand name={siteName} href="/" column={false} className={styles.brand} />}
        />
        <div className={styles.body}>
          <span className={styles.title}>{t('theme.sample_title')}</span>
          <span>
            {t('theme.sample_text')} <span className={styles.link}>{t('theme.sample_link')}</span>
          </span>
          <span className={styles.actions}>
            <Button size="sm" variant="primary">
              {t('theme.sample_button')}
            </Button>
            <Tag name="sourdough" />
          </span>
          {/* Remounted for each colour, so that the new computed style is read. */}
          <span key={accent} ref={readShown} className={styles.solid} />
        </div>
      </div>
      <figcaption className={styles.caption}>
        {t(`account.theme_${scheme}`)}
        {shown === undefined || shown === accent.toLowerCase() ? null : (
          <>
            {' · '}
            {t('theme.adapted', { shown: shown.toUpperCase() })}
          </>
        )}
      </figcaption>
    </figure>
  )
}
