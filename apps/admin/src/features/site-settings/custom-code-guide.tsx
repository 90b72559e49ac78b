import { ButtonLink, Section } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import * as styles from './custom-code-guide.css.ts'

/** Name of a custom property in a text. */
const PROPERTY = /(--[\w-]+)/

/** Explains custom CSS and HTML (`docs/customizing.md`), and links to the site without custom code. */
export function CustomCodeGuide(): ReactNode {
  const { t } = useLanguage()
  return (
    <Section title={t('css_html.guide')}>
      <div className={styles.words}>
        <p>
          {t('css_html.guide_properties')
            .split(PROPERTY)
            .map((part) =>
              PROPERTY.test(part) ? (
                <code key={part} className={styles.property}>
                  {part}
                </code>
              ) : (
                part
              ),
            )}
        </p>
        <p>{t('css_html.guide_scripts')}</p>
        <p>{t('css_html.guide_plain')}</p>
        <p>{t('css_html.guide_more')}</p>
        <div>
          <ButtonLink size="sm" href="/?custom=off">
            {t('css_html.without')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
