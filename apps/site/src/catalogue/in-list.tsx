import type { Decorator } from '@storybook/react-vite'

/**
 * Wraps a story of a list item in a list.
 *
 * @param className class of the list
 */
export function inList(className: string): Decorator {
  return (Story) => (
    <ul className={className}>
      <Story />
    </ul>
  )
}
