import '@quandary/ui/styles.css'
import './look.css'
