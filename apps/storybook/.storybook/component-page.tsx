import {
  Controls,
  Description,
  Markdown,
  Primary,
  PureArgsTable,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { InputType } from 'storybook/internal/csf'
import { Fragment, type ComponentType } from 'react'
import { guidance } from './guidance/index.ts'
import { readableArgTypes } from './readable-properties.ts'

const list = (heading: string, sentences: readonly string[]): string =>
  [`## ${heading}`, sentences.map((sentence) => `- ${sentence}`).join('\n')].join('\n\n')

/** The guidance for the component of this page. */
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

interface PageParameters {
  /**
   * Components whose properties the page shows, by name. Set if the stories show an example made of several components.
   */
  properties?: Readonly<Record<string, ComponentType>>
  docs: { extractArgTypes(component: ComponentType): Record<string, InputType> | null }
}

function Properties() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { properties, docs } = preparedMeta.parameters as unknown as PageParameters
  if (properties === undefined) return <Controls />
  return Object.entries(properties).map(([name, component]) => (
    <Fragment key={name}>
      <Markdown>{`### ${name}`}</Markdown>
      <PureArgsTable rows={readableArgTypes(docs.extractArgTypes(component) ?? {})} />
    </Fragment>
  ))
}

/** The page of a component: its description, guidance, properties and states. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Guide />
      <Primary />
      <Properties />
      <Stories />
    </>
  )
}
