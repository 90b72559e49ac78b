import { Controls, Description, Markdown, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { guidance } from './guidance/index.ts'

const list = (heading: string, sentences: readonly string[]): string =>
  [`## ${heading}`, sentences.map((sentence) => `- ${sentence}`).join('\n')].join('\n\n')

/** What the guidance says of the component whose page this is. */
function Guide() {
  const { csfFile } = useOf('meta', ['meta'])
  const found = guidance[csfFile.meta.title ?? '']
  if (found === undefined) return null
  const parts = [
    list('When to use it', found.when),
    list('When not', found.whenNot),
    list('Do', found.do),
    list('Don’t', found.dont),
    list('Accessibility', found.accessibility),
  ]
  return <Markdown>{parts.join('\n\n')}</Markdown>
}

/** The page of a component: what it is, when it is the right one, its properties and its states. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Guide />
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}
