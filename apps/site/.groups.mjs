import { build } from 'vite'
import { gzipSync } from 'node:zlib'
const out=[]
const probe={name:'probe',generateBundle(_o,b){for(const c of Object.values(b))if(c.type==='chunk')out.push([c.fileName,c.code.length,gzipSync(c.code,{level:9}).length,Object.entries(c.modules).sort((a,b)=>b[1].renderedLength-a[1].renderedLength).map(([m,i])=>m.split('/').slice(-3).join('/')+':'+i.renderedLength)])}}
const pick=/react-dom\//
await build({logLevel:'error',configFile:'vite.config.ts',build:{outDir:'/tmp/weight/out2',emptyOutDir:true,rolldownOptions:{output:{codeSplitting:{groups:[
 ['reactdom',/node_modules\/(react-dom|scheduler)\//],['react',/node_modules\/react\//],['routercore',/@tanstack\/(router-core|history|store|react-store)/],['reactrouter',/@tanstack\/react-router\//],['ssrq',/ssr-query/],['query',/@tanstack\/(query-core|react-query)/],['i18next',/i18next/],['apiclient',/packages\/api-client|openapi-fetch/],['icons',/ui\/src\/icon/],['ui',/packages\/ui/],['guards',/packages\/guards/]].map(([name,test])=>({name,test}))}}}},plugins:[probe]})
for(const [f,s,g,m] of out.sort((a,b)=>b[2]-a[2]).slice(0,24))console.log(f,s,g, m.slice(0,+process.argv[2]||0).join(' '))
