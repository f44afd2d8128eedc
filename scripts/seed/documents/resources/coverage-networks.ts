import { registerCard } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'
import { table } from '../../builders/table.ts'
import { brandName } from '../brand.ts'

export const numbers = section('factTable', {
  anchor: 'numbers',
  eyebrow: 'Four numbers',
  title: 'What each number counts',
  text: 'From the top down, each number includes the one before it. A plus sign means “at least”; the exact count is beside it.',
  table: table(
    ['Number', 'What it counts', 'Where it appears'],
    [
      '{{entryNetworks}}',
      'Networks in an entry plan, the same for every customer at first. An administrator can then replace any of them with another traced network.',
      'Screening Basic: Bitcoin, Ethereum, Tron, BNB Smart Chain and Solana. Oracle Starter: Ethereum, Arbitrum, Base, Polygon and Solana.',
    ],
    [
      '{{networks}}',
      '17 today: networks with full history, on which funds are traced through hops, swaps and supported bridges.',
      'Reactor, KYT, Storyline and Screening Professional',
    ],
    [
      '{{freeBlockchains}}',
      '22 today: blockchains on which a free account can look up an address.',
      'Free accounts',
    ],
    [
      '{{blockchains}}',
      '118 today: blockchains whose addresses can be screened and monitored.',
      'Screening, KYT and the API',
    ],
  ),
  note: 'Tokens and test networks are not counted.',
})

export const traced = section('factTable', {
  anchor: 'traced',
  eyebrow: 'Traced with full history',
  title: 'The {{networks}} networks we trace: 17 today',
  text: 'Every network in this table can also be screened, monitored and looked up with a free account. The year is when customers could first trace it; its history begins with the first block.',
  table: table(
    ['Network', 'Since', 'Assets', 'Bridges and swaps', 'Oracle feeds'],
    ['Bitcoin', '2020', 'BTC', 'Bridges, swap services', 'API'],
    ['Ethereum', '2020', 'ETH, ERC-20, NFTs', 'Bridges, exchanges', 'On chain, API'],
    ['Litecoin', '2020', 'LTC', 'Swap services', 'API'],
    ['Bitcoin Cash', '2020', 'BCH', 'Swap services', 'API'],
    ['Tron', '2021', 'TRX, TRC-20', 'Bridges, exchanges', 'On chain, API'],
    ['BNB Smart Chain', '2021', 'BNB, BEP-20, NFTs', 'Bridges, exchanges', 'On chain, API'],
    ['Dogecoin', '2021', 'DOGE', 'Swap services', 'API'],
    ['Polygon PoS', '2022', 'POL, ERC-20, NFTs', 'Bridges, exchanges', 'On chain, API'],
    ['Solana', '2022', 'SOL, SPL tokens, NFTs', 'Bridges, exchanges', 'On chain, API'],
    ['XRP Ledger', '2022', 'XRP, issued currencies', 'Built-in exchange', 'API'],
    ['Avalanche C-Chain', '2022', 'AVAX, ERC-20', 'Bridges, exchanges', 'On chain, API'],
    ['Arbitrum One', '2023', 'ETH, ERC-20', 'Bridges, exchanges', 'On chain, API'],
    ['Optimism', '2023', 'ETH, ERC-20', 'Bridges, exchanges', 'On chain, API'],
    ['Stellar', '2023', 'XLM, issued assets', 'Built-in exchange', 'API'],
    ['Base', '2024', 'ETH, ERC-20', 'Bridges, exchanges', 'On chain, API'],
    ['Cardano', '2024', 'ADA, native tokens', 'Exchanges', 'API, Enterprise'],
    ['TON', '2025', 'TON, jettons', 'Bridges, exchanges', 'API, Enterprise'],
  ),
  note: '“Bridges” and “exchanges” mean the protocols that we support; the Reactor manual lists them with the block from which each is read. Oracle Professional includes {{oracleNetworks}} of these networks: all but the two that are marked Enterprise.',
})

/** Networks with screening and monitoring only. */
export const groups = section('cardGrid', {
  anchor: 'groups',
  eyebrow: 'Screened and monitored',
  title: 'How {{blockchains}} blockchains add up: 118 today',
  text: `Most of the {{blockchains}} run Ethereum’s virtual machine (EVM). We count each network that has its own ledger and that we index from nodes of our own or from two independent providers. ${brandName} indexing report, {{checked}}; the full list is in every workspace.`,
  look: 'register',
  cards: [
    registerCard('Traced with full history', ['In the table above'], '17, all named'),
    registerCard(
      'Free lookup, not traced',
      ['Cosmos Hub', 'Dash', 'Ethereum Classic', 'Polkadot', 'Zcash, transparent addresses'],
      '5, all named',
    ),
    registerCard(
      'EVM rollups on the OP Stack',
      ['Celo', 'Ink', 'Mode', 'Soneium', 'Unichain', 'World Chain', 'Zora'],
      '24, these among them',
    ),
    registerCard(
      'EVM rollups on Arbitrum technology',
      ['ApeChain', 'Arbitrum Nova', 'Xai'],
      '11, these among them',
    ),
    registerCard(
      'EVM rollups with validity proofs',
      ['Linea', 'Scroll', 'ZKsync Era'],
      '7, these among them',
    ),
    registerCard(
      'Independent EVM networks',
      ['Berachain', 'Core', 'Cronos', 'Flare', 'Gnosis', 'Moonbeam', 'Sonic'],
      '26, these among them',
    ),
    registerCard('Avalanche L1s', ['Beam', 'Dexalot'], '5, these among them'),
    registerCard(
      'Cosmos SDK networks',
      ['Celestia', 'dYdX Chain', 'Injective', 'Osmosis'],
      '10, these among them',
    ),
    registerCard('Networks that run Move', ['Aptos', 'Movement', 'Sui'], '3, all named'),
    registerCard(
      'Relatives of Bitcoin',
      ['Bitcoin SV', 'DigiByte', 'eCash', 'Ravencoin'],
      '4, all named',
    ),
    registerCard(
      'Others',
      ['Algorand', 'Filecoin', 'Hedera', 'MultiversX', 'NEAR', 'Tezos'],
      '6, all named',
    ),
    registerCard('Together', ['17 traced', '22 with free lookup', '118 screened'], '118 networks'),
  ],
})
