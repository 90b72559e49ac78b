import {
  createContext,
  createElement,
  useContext,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react'

/** What the kit gives to a link: the attributes of `<a>`, always with an address. */
export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  href: string
}

/** A component that renders one `<a>`, hands every attribute and the ref on, and navigates by the app's router. */
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

/** Makes every link of the kit inside go through the app's router. Without it links are plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps): ReactNode {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A link without a look, rendered by the app's link component. */
export function Anchor(attributes: LinkComponentProps): ReactNode {
  return createElement(useContext(LinkContext), attributes)
}
