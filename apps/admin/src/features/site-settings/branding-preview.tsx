import type { Schemas } from '@quandary/api-client'
import { Brand, Section } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import * as styles from './branding-preview.css.ts'
import { textOf, type NoteProps } from './settings-group.ts'

const schemes = ['light', 'dark'] as const

/**
 * Shows the pictures of the form, saved or not, where the site will show them: in the header, on a phone and in the
 * browser tab. They have their actual size, in both colour schemes.
 */
export function BrandingPreview({ siteName: name, values }: NoteProps<Schemas['SiteBranding']>): ReactNode {
  const { t } = useLanguage()
  const logo = textOf(values, 'logo')
  const phone = textOf(values, 'mobile_logo') || logo
  const icon = textOf(values, 'favicon') || textOf(values, 'square_icon')
  return (
    <Section title={t('branding.preview')}>
      <div className={styles.previews}>
        {schemes.map((scheme) => (
          <figure key={scheme} className={styles.preview}>
            <div className={styles.page} data-theme={scheme}>
              <div className={styles.tab}>
                {icon === '' ? <DefaultIcon /> : <img className={styles.icon} src={icon} alt="" />}
                <span className={styles.tabTitle}>{name}</span>
              </div>
              <div className={styles.header}>
                <Brand name={name} logoSrc={logo || undefined} column={false} />
              </div>
              <div className={styles.phone}>
                <Brand name={name} logoSrc={phone || undefined} column={false} />
              </div>
            </div>
            <figcaption className={styles.caption}>
              {t('branding.preview_parts', { scheme: t(`account.theme_${scheme}`) })}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}

/** The product mark, the icon of a site without its own (`apps/server/src/slices/branding/logo.ts`). */
function DefaultIcon(): ReactNode {
  return (
    <svg className={styles.defaultIcon} viewBox="0 0 22 22" fill="none" aria-hidden="true">
      <circle cx="10.5" cy="10.5" r="8" />
      <path d="m13 13 6.5 6.5" />
    </svg>
  )
}
