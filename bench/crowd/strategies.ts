/** A way to overload the site; requests differ from one another where that costs the site more. */
export interface Strategy {
  name: string;
  /** The `number`th request: its address, and its body or headers. */
  ask(number: number): { path: string; body?: object; headers?: Record<string, string> };
}

const get = (name: string, path: (number: number) => string, headers?: Record<string, string>): Strategy => ({
  name,
  ask: (number) => ({ path: path(number), ...(headers && { headers }) }),
});
const post = (path: string, body: (number: number) => object, name = path): Strategy => ({
  name: `POST ${name}`,
  ask: (number) => ({ path, body: body(number) }),
});

const people = ['tiberius', 'livia', 'qin-shi-huang', 'alexander-the-great', 'sima-qian', 'laozi', 'cleopatra'];
const year = (number: number) => ((number * 7919) % 4000) - 2000 || 1;
const degrees = (number: number) => ((number * 7919) % 12_000) / 100 - 60;
const today = () => new Date().toISOString().slice(0, 10);
const longText = (length: number) => 'aé漢'.repeat(length / 3);

/** The attacks of the report of 28 November 2026 and similar ones: files, packs, pages, and requests of all kinds. */
export const strategies: readonly Strategy[] = [
  get('all calls as a page', () => '/api/docs', { 'accept-encoding': 'br' }),
  get('all calls as a page, uncompressed', () => '/api/docs', { 'accept-encoding': 'identity' }),
  get('all calls as OpenAPI', () => '/api/openapi.json', { 'accept-encoding': 'br' }),
  get('a sitemap', () => '/sitemap-1.xml'),
  get('a sitemap with a parameter', (n) => `/sitemap-1.xml?page=${n}`),
  get('the list of sitemaps', () => '/sitemap.xml'),
  get('a feed', (n) => `/feed.atom?lang=${['zh', 'en', 'fr', 'es', 'ja'][n % 5]}&n=${n}`),
  { name: 'the home page for another host', ask: (n) => ({ path: '/', headers: { host: `h${n}.example` } }) },
  { name: 'a sitemap for another host', ask: (n) => ({ path: '/sitemap-1.xml', headers: { host: `h${n}.example` } }) },
  get('an entry that is in no cache', (n) => `/detail/augustus-en?page=${n}`),
  get('an entry with an invented parameter', (n) => `/detail/augustus-en?x=${n}`),
  get('entries that are not there', (n) => `/detail/nobody-${n}`),
  get('pages that are not there', (n) => `/nothing/${n}`),
  get('a search', (n) => `/search?q=augustus+${n}`),
  get('a search with typing errors', (n) => `/search?q=agustsu+rmoe+${n}`),
  get('a search of 200 characters', (n) => `/search?q=${encodeURIComponent(longText(150))}${n}`),
  get('the timeline by spans', (n) => `/timeline?from=${year(n) - 500}&until=${year(n) + 500}`),
  get('the timemap by years', (n) => `/timemap?year=${year(n)}`),
  get('paths between two', (n) => `/relation/atobPath?id=augustus&to=${people[n % people.length]}&hops=${(n % 4) + 2}`),
  get('a random pair', () => '/relation/random'),
  get('a category by centuries', (n) => `/category/person?century=${(n % 40) - 20 || 1}&page=${(n % 9) + 1}`),
  get('paintings filtered', (n) => `/product/painting?q=${n}`),
  get('a topic', (n) => `/topicdetail.htm?title=Han${n}`),
  get('the history of an entry', (n) => `/detail/${people[n % people.length]}/history?page=${(n % 3) + 1}`),
  get('the library', (n) => `/book?author=${n}`),
  get('a book', (n) => `/book/detail?id=book-laozi&vid=${(n % 80) + 1}`),
  get('map: nodes of a span', (n) => `/data/timemap/nodes?from=${year(n) - 900}&until=${year(n) + 900}`),
  get('map: nodes of all time, by pages', (n) => `/data/timemap/nodes?page=${(n % 50) + 1}`),
  get('map: nodes of a year', (n) => `/data/timemap/nodes?year=${year(n)}`),
  get('map: a place', (n) => `/data/timemap/here?latitude=${degrees(n)}&longitude=${degrees(n + 1)}`),
  get('map: borders', (n) => `/data/timemap/borders?year=${year(n)}`),
  post('/api/timeaxis/list', (n) => ({ from: `${year(n) - 900}`, end: `${year(n) + 900}`, period: 'century' })),
  post(
    '/api/timeaxis/list',
    (n) => ({ from: `${year(n)}`, end: `${year(n) + 2}`, period: 'day' }),
    '/api/timeaxis/list by day',
  ),
  get('all of time', (n) => `/api/timeaxis/all?n=${n}`),
  get('suggestions', (n) => `/api/search/getSuggestion?keyword=${'abcdefghij'[n % 10]}${n % 97}`),
  get('long suggestions', (n) => `/api/search/getSuggestion?keyword=${encodeURIComponent(longText(90))}${n}`),
  get('a family of forty steps', (n) => `/data/family/augustus?steps=${(n % 40) + 1}`),
  get('kin', (n) => `/data/kin/augustus/${people[n % people.length]}`),
  get('what was published', (n) => `/data/changes?since=${n}`),
  get('what was published today', () => `/dumps/${today()}.ndjson`),
  get('what was published on other days', (n) => `/dumps/2026-11-${String((n % 28) + 1).padStart(2, '0')}.ndjson`),
  get('a pack of an entry', (n) => `/pack/entry.zip?of=augustus-en&n=${n}`),
  get('a pack of a topic', () => '/pack/topic.zip?of=Han'),
  get('a pack of a house', () => '/pack/house.zip?of=julio-claudian-dynasty'),
  get('a pack of a book', () => '/pack/book.zip?of=book-laozi'),
  get('a book as EPUB', () => '/book/take-out/book-laozi.epub'),
  get('a book as TEI', () => '/book/take-out/book-laozi.xml'),
  get('a book as JSON', () => '/book/take-out/book-laozi.json'),
  post('/api/web/basic/item/relation', (n) => ({ itemId: people[n % people.length], maxCount: 500 - (n % 90) })),
  post('/data/entries/linked', (n) => ({ ids: Array.from({ length: 500 }, (_, at) => `nobody-${n}-${at}`) })),
  post('/data/entries/named', (n) => ({ names: Array.from({ length: 100 }, (_, at) => `name ${n} ${at}`) })),
  post('/api/auth', (n) => ({ username: `nobody${n}`, password: 'wrongpassword1' }), '/api/auth, wrong passwords'),
  get('captchas', () => '/api/auth/w1/n/getKaptcha'),
  {
    name: 'sealed nonsense',
    ask: (n) => ({
      path: '/home/Book/record',
      body: { raw: `x.${'A'.repeat(1000)}.${n}` },
      headers: { 'content-type': 'application/jose' },
    }),
  },
  post('/api/search/painting', (n) => ({ keyword: longText(60 + (n % 30)), page: 1 })),
  post('/home/Book/record', (n) => ({ junk: longText(60_000), n }), 'bodies of 64 kB'),
];
