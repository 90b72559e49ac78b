import '@quandary/editor/styles.css'
import '@quandary/ui/print.css'
import '@quandary/ui/reset.css'
import '@quandary/ui/styles.css'
