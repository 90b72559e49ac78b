import type { Schemas } from '@quandary/api-client'
import { Brand, Section } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import * as styles from './branding-preview.css.ts'
import { textOf, type NoteProps } from './settings-group.ts'

/** Shows the pictures of the form, saved or not, where the site will show them: header, phone and browser tab. */
export function BrandingPreview({ siteName: name, values }: NoteProps<Schemas['SiteBranding']>): ReactNode {
  const { t } = useLanguage()
  const logo = textOf(values, 'logo')
  const phone = textOf(values, 'mobile_logo') || logo
  const icon = textOf(values, 'favicon') || textOf(values, 'square_icon')
  return (
    <Section title={t('branding.preview')}>
      <div className={styles.previews}>
        <figure className={styles.preview}>
          <div className={styles.header}>
            <Brand name={name} logoSrc={logo || undefined} column={false} />
          </div>
          <figcaption className={styles.caption}>{t('branding.preview_header')}</figcaption>
        </figure>
        <figure className={styles.preview}>
          <div className={styles.phone}>
            <Brand name={name} logoSrc={phone || undefined} column={false} />
          </div>
          <figcaption className={styles.caption}>{t('branding.preview_phone')}</figcaption>
        </figure>
        <figure className={styles.preview}>
          <div className={styles.tab}>
            {icon === '' ? <span className={styles.noIcon} /> : <img className={styles.icon} src={icon} alt="" />}
            <span className={styles.tabTitle}>{name}</span>
          </div>
          <figcaption className={styles.caption}>{t('branding.preview_tab')}</figcaption>
        </figure>
      </div>
    </Section>
  )
}
