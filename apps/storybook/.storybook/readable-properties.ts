import type { InputType } from 'storybook/internal/csf'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Matches the default value in the comment of a property, such as "Default `md`, 36." */
const NAMED_DEFAULT = /\bDefault:?\s+(`[^`]+`|“[^”]+”|[^.]+)/

/** Formats a type as in the code, without `undefined` for optional properties. */
function typeOf({ type, table }: InputType): string | undefined {
  if (type instanceof Object && type.raw !== undefined) return type.raw.replace(/ \| undefined$/, '')
  return table?.type?.summary ?? (type instanceof Object ? type.name : type)
}

/**
 * Returns the default value of a property, if necessary from its comment. Storybook does not find most defaults,
 * because they are in the variants of a style or in another component.
 */
function defaultOf({ description, table }: InputType): string | undefined {
  return table?.defaultValue?.summary ?? NAMED_DEFAULT.exec(description ?? '')?.[1]?.replaceAll('`', '')
}

function readable(property: InputType): InputType {
  const type = typeOf(property)
  const defaultValue = defaultOf(property)
  return {
    ...property,
    table: {
      ...property.table,
      ...(type !== undefined && { type: { ...property.table?.type, summary: type } }),
      ...(defaultValue !== undefined && { defaultValue: { ...property.table?.defaultValue, summary: defaultValue } }),
    },
  }
}

/** Formats the types of properties in full, with the defaults from their comments. */
export function readableArgTypes(argTypes: Readonly<Record<string, InputType>>): Record<string, InputType> {
  return Object.fromEntries(Object.entries(argTypes).map(([name, property]) => [name, readable(property)]))
}

/** Applies {@link readableArgTypes} to every page. */
export const readableProperties: ArgTypesEnhancer = ({ argTypes }) => readableArgTypes(argTypes) as typeof argTypes
