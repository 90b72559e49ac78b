import '@quandary/ui/styles.css'
import { Button, Dialog, Menu, MenuItem, Popover, accentStyle } from '@quandary/ui'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Components in a dark corner with another accent, on a page that does not use the components otherwise. */
function Corner() {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <section id="corner" data-theme="dark" style={accentStyle('#b91c5c')}>
      <Button variant="primary">Plain</Button>
      <Button className="mine" style={{ marginTop: 7 }} data-mine="">
        Styled
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="By trigger" trigger={<Button>Ask</Button>}>
        <Button variant="primary">In it</Button>
      </Dialog>
      <Button onClick={() => setOpened(true)}>Ask by state</Button>
      <Dialog open={opened} onOpenChange={setOpened} title="By state" className="mine" data-mine="">
        <Button variant="primary">In it</Button>
      </Dialog>
      <Popover label="A panel" trigger={<Button>Panel</Button>}>
        <Button variant="primary">In it</Button>
      </Popover>
      <Menu trigger={<Button>Choose</Button>}>
        <MenuItem onSelect={() => undefined}>In it</MenuItem>
      </Menu>
    </section>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Corner />)
