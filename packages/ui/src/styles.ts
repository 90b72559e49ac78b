// The workspace's stand-in for the packed stylesheet: tokens and ground. Each component brings its own rules.
import './theme/global.css.ts'
