import { DisclosureMenu, GridIcon } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useUserCenter } from '../session/user-center-agent.ts'
import * as menu from './menu-entries.css.ts'
import { SvgIcon } from './svg-icon.tsx'

/** The links of the user center. Renders nothing without a user center, or if it has no links. */
export function UserCenterMenu(): ReactNode {
  const agent = useUserCenter()
  if (agent === null || (agent.url === '' && agent.control_center.length === 0)) return null
  const { display_name: name, icon, url, control_center: links } = agent
  return (
    <DisclosureMenu label={name} face={<GridIcon />}>
      {url === '' ? null : (
        <div className={menu.group}>
          <a href={url} className={menu.item}>
            <SvgIcon svg={icon} />
            {name}
          </a>
        </div>
      )}
      {links.length === 0 ? null : (
        <div className={menu.group}>
          {links.map((link) => (
            <a key={link.name} href={link.url} className={menu.item}>
              {link.label}
            </a>
          ))}
        </div>
      )}
    </DisclosureMenu>
  )
}
