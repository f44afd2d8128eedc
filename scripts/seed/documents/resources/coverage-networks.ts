import { factRow } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'
import { brandName } from '../brand.ts'

/** What each of the four numbers counts. */
export const numbers = section('factTable', {
  anchor: 'numbers',
  eyebrow: 'Four numbers',
  title: 'What each number counts',
  text: 'Networks are easy to count and easy to overstate. Each of our numbers counts a different thing, and each includes the ones above it.',
  columns: ['Number', 'What it counts', 'Where you meet it'],
  rows: [
    factRow([
      '5',
      'Networks in an entry plan. An administrator can exchange each for another traced network.',
      'Screening Basic: Bitcoin, Ethereum, Tron, BNB Smart Chain and Solana. Oracle Starter: Ethereum, Arbitrum, Base, Polygon and Solana.',
    ]),
    factRow([
      '{{networks}}',
      'Networks with full history, on which funds are traced through hops, swaps and supported bridges.',
      'Reactor, KYT, Storyline and the Professional plans',
    ]),
    factRow([
      '{{freeBlockchains}}',
      'Blockchains on which a free account can look up an address.',
      'Free accounts',
    ]),
    factRow([
      '{{blockchains}}',
      'Blockchains whose addresses can be screened and monitored.',
      'Screening, KYT and the API',
    ]),
  ],
  note: 'Tokens are not counted as networks, and test networks are not counted at all.',
})

/** The networks with full history, one by one. */
export const traced = section('factTable', {
  anchor: 'traced',
  eyebrow: 'Traced with full history',
  title: 'Seventeen networks, from the first block',
  text: 'Every network in this table can also be screened, monitored and looked up with a free account. The year is the one in which tracing opened to customers; the history behind it begins with the first block.',
  columns: ['Network', 'Assets', 'Traced since', 'Bridges and swaps', 'Data feeds'],
  rows: [
    factRow(['Bitcoin', 'BTC', '2020', 'Bridges, swap services', 'API']),
    factRow(['Ethereum', 'ETH, ERC-20, NFTs', '2020', 'Bridges, exchanges', 'On chain, API']),
    factRow(['Litecoin', 'LTC', '2020', 'Swap services', 'API']),
    factRow(['Bitcoin Cash', 'BCH', '2020', 'Swap services', 'API']),
    factRow(['Tron', 'TRX, TRC-20', '2021', 'Bridges, exchanges', 'On chain, API']),
    factRow([
      'BNB Smart Chain',
      'BNB, BEP-20, NFTs',
      '2021',
      'Bridges, exchanges',
      'On chain, API',
    ]),
    factRow(['Dogecoin', 'DOGE', '2021', 'Swap services', 'API']),
    factRow(['Polygon PoS', 'POL, ERC-20, NFTs', '2022', 'Bridges, exchanges', 'On chain, API']),
    factRow(['Solana', 'SOL, SPL tokens, NFTs', '2022', 'Bridges, exchanges', 'On chain, API']),
    factRow(['XRP Ledger', 'XRP, issued currencies', '2022', 'Built-in exchange', 'API']),
    factRow(['Avalanche C-Chain', 'AVAX, ERC-20', '2022', 'Bridges, exchanges', 'On chain, API']),
    factRow(['Arbitrum One', 'ETH, ERC-20', '2023', 'Bridges, exchanges', 'On chain, API']),
    factRow(['Optimism', 'ETH, ERC-20', '2023', 'Bridges, exchanges', 'On chain, API']),
    factRow(['Stellar', 'XLM, issued assets', '2023', 'Built-in exchange', 'API']),
    factRow(['Base', 'ETH, ERC-20', '2024', 'Bridges, exchanges', 'On chain, API']),
    factRow(['Cardano', 'ADA, native tokens', '2024', 'Exchanges', 'API']),
    factRow(['TON', 'TON, jettons', '2025', 'Bridges, exchanges', 'API']),
  ],
  note: '“Bridges” and “exchanges” mean the protocols that we support; the Reactor manual lists them with the block from which each is read.',
})

/** The networks that are screened, monitored and counted in groups. */
export const groups = section('factTable', {
  anchor: 'groups',
  eyebrow: 'Screened and monitored',
  title: 'How 118 networks add up',
  text: 'Most of the {{blockchains}} are networks that run Ethereum’s virtual machine (EVM). We count each one that has its own ledger and that we index from nodes of our own or from two independent providers.',
  columns: ['Group', 'Networks', 'Among them'],
  rows: [
    factRow(['Traced with full history', '17', 'The table above']),
    factRow([
      'Free lookup, not traced',
      '5',
      'All five: Cosmos Hub, Dash, Ethereum Classic, Polkadot, Zcash (transparent addresses only)',
    ]),
    factRow([
      'EVM rollups on the OP Stack',
      '24',
      'Celo, Ink, Mode, Soneium, Unichain, World Chain, Zora',
    ]),
    factRow(['EVM rollups on Arbitrum technology', '11', 'ApeChain, Arbitrum Nova, Xai']),
    factRow(['EVM rollups with validity proofs', '7', 'Linea, Scroll, ZKsync Era']),
    factRow([
      'EVM networks of their own',
      '26',
      'Berachain, Core, Cronos, Flare, Gnosis, Moonbeam, Sonic',
    ]),
    factRow(['Avalanche L1s', '5', 'Beam, Dexalot']),
    factRow(['Cosmos SDK networks', '10', 'Celestia, dYdX Chain, Injective, Osmosis']),
    factRow(['Networks that run Move', '3', 'All three: Aptos, Movement, Sui']),
    factRow(['Relatives of Bitcoin', '4', 'All four: Bitcoin SV, DigiByte, eCash, Ravencoin']),
    factRow(['Others', '6', 'All six: Algorand, Filecoin, Hedera, MultiversX, NEAR, Tezos']),
    factRow(['Total', '118', 'Free accounts: 22. Traced: 17.']),
  ],
  note: `${brandName} attribution and indexing reports, {{checked}}. The full list is in every workspace under Settings, Networks.`,
})
