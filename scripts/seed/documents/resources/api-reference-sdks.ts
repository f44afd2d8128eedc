import { codeExample } from '../../builders/code.ts'
import { section } from '../../builders/section.ts'
import { brandDomain, brandName, brandSlug } from '../brand.ts'

const javascript = `
import { ${brandName} } from '@${brandSlug}/sdk'

const client = new ${brandName}({ apiKey: process.env.API_KEY })

const { riskScore, sanctions } = await client.screen.address({
  address: '0x52908400098527886E0F7030069857D2E416beef',
  blockchain: 'ethereum',
})
console.log(riskScore, sanctions.matched) // 92 false
`

const python = `
import os

from ${brandSlug} import Client

client = Client(api_key=os.environ["API_KEY"])

result = client.screen.address(
    address="0x52908400098527886E0F7030069857D2E416beef",
    blockchain="ethereum",
)
print(result.risk_score, result.sanctions.matched)  # 92 False
`

const go = `
client := ${brandSlug}.New(os.Getenv("API_KEY"))

result, err := client.Screen.Address(ctx, ${brandSlug}.ScreenAddress{
	Address:    "0x52908400098527886E0F7030069857D2E416beef",
	Blockchain: "ethereum",
})
if err != nil {
	return fmt.Errorf("screening: %w", err) // hold the transfer
}
fmt.Println(*result.RiskScore, result.Sanctions.Matched) // 92 false
`

const ruby = `
require "${brandSlug}"

client = ${brandName}::Client.new(api_key: ENV.fetch("API_KEY"))

result = client.screen.address(
  address: "0x52908400098527886E0F7030069857D2E416beef",
  blockchain: "ethereum"
)
puts result.risk_score, result.sanctions.matched # 92, false
`

export const sdks = section('codeSample', {
  anchor: 'sdks',
  eyebrow: 'SDKs',
  title: 'Libraries for four languages',
  text: 'Retries and pagination are built in.',
  look: 'cards',
  examples: [
    codeExample('JavaScript', 'javascript', javascript, {
      install: `npm install @${brandSlug}/sdk`,
      note: 'TypeScript types included. For Node 22 and newer, and edge runtimes.',
    }),
    codeExample('Python', 'python', python, {
      install: `pip install ${brandSlug}`,
      note: 'Sync and async. Lists iterate across pages and convert to a data frame.',
    }),
    codeExample('Go', 'go', go, {
      install: `go get sdk.${brandDomain}/go`,
      note: 'Every call takes a context. No dependencies. A score of nil is not 0.',
    }),
    codeExample('Ruby', 'ruby', ruby, {
      install: `gem install ${brandSlug}`,
      note: 'For Ruby 3.3 and newer, with Rack middleware that verifies webhooks.',
    }),
  ],
})
