import type { Decorator } from '@storybook/react-vite'

/**
 * Puts a story of a list's item into a list.
 * @param className class of the list
 */
export function inList(className: string): Decorator {
  return (Story) => (
    <ul className={className}>
      <Story />
    </ul>
  )
}
