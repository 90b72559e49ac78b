'use client'

import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react'

/** Props of a link component: the attributes of `<a>`, always with an address. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  href: string
}

/** A component that renders one `<a>`, forwards all attributes and the ref, and navigates with the app's router. */
export type LinkComponent = ComponentType<LinkComponentProps>

function PlainLink({ children, ...attributes }: LinkComponentProps): ReactNode {
  return <a {...attributes}>{children}</a>
}

const LinkContext = createContext<LinkComponent>(PlainLink)

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  component: LinkComponent
  children: ReactNode
}

/** Makes all links inside use the app's router. Without it they are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps): ReactNode {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** An unstyled link, rendered by the app's link component. */
export function Anchor(attributes: LinkComponentProps): ReactNode {
  return createElement(useContext(LinkContext), attributes)
}
