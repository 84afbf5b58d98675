import { subject } from '../subject.ts';

export default subject({
  id: 'amsterdam',
  kind: 'place',
  region: 'europe',
  names: ['阿姆斯特丹', 'Amsterdam', 'Amsterdam', 'Ámsterdam', 'アムステルダム'],
  otherNames: [[], ['Venice of the North'], ['Venise du Nord'], ['Venecia del Norte'], ['北のヴェネツィア']],
  times: [{ role: 'span', span: ['1275~', '..'], source: ['israel-dutch'] }],
  place: { at: [52.3676, 4.9041], name: ['阿姆斯特丹', 'Amsterdam', 'Amsterdam', 'Ámsterdam', 'アムステルダム'] },
  summary: [
    '荷兰首都，因阿姆斯特尔河上的水坝得名，1275年首见于文书。17世纪它是欧洲商业与金融的中心：东印度公司、证券交易所和汇兑银行都在此，三道环形运河依规划开挖，犹太人与各国流亡者前来定居。斯宾诺莎生于此，伦勃朗在此作画。1940至1945年德军占领时，安妮·弗兰克藏身于运河边的一座房屋。',
    'Capital of the Netherlands, named after a dam on the river Amstel and first recorded in 1275. In the seventeenth century it was the hub of European trade and credit, with the East India Company, a stock exchange and an exchange bank; three rings of canals were dug to a plan, and Jews and exiles of many lands settled. Spinoza was born here, Rembrandt painted here, and Anne Frank hid here from 1942 to 1944.',
    'Capitale des Pays-Bas, nommée d’après une digue sur l’Amstel et attestée dès 1275. Au XVIIᵉ siècle, elle est le centre du commerce et du crédit en Europe, avec la Compagnie des Indes, une bourse et une banque de change ; trois ceintures de canaux sont creusées sur plan, juifs et exilés de tous pays s’y établissent. Spinoza y naît, Rembrandt y peint, Anne Frank s’y cache de 1942 à 1944.',
    'Capital de los Países Bajos, llamada así por un dique en el río Amstel y citada por primera vez en 1275. En el siglo XVII fue el centro del comercio y el crédito de Europa, con la Compañía de las Indias, una bolsa y un banco de cambio; se excavaron tres cinturones de canales, y llegaron judíos y exiliados de muchos países. Aquí nació Spinoza, pintó Rembrandt y se escondió Ana Frank de 1942 a 1944.',
    'オランダの首都。アムステル川の堰に名を由来し、1275年の文書に初めて現れる。17世紀にはヨーロッパの商業と金融の中心で、東インド会社、証券取引所、振替銀行が置かれた。三重の環状運河が計画的に掘られ、ユダヤ人や各地の亡命者が移り住んだ。スピノザが生まれ、レンブラントが描き、1942年から1944年までアンネ・フランクが身を隠した街でもある。',
  ],
  events: [
    {
      when: '1613',
      title: [
        '开始开挖环形运河',
        'Work on the ring of canals begins',
        'On commence la ceinture de canaux',
        'Comienza el cinturón de canales',
        '環状運河の掘削が始まる',
      ],
      at: 'amsterdam',
      weight: 2,
      source: ['israel-dutch'],
    },
    {
      when: ['1942-07-06', '1944-08-04'],
      title: [
        '安妮·弗兰克一家藏身王子运河边',
        'Anne Frank and her family hide by the Prinsengracht',
        'Anne Frank et les siens se cachent près du Prinsengracht',
        'Ana Frank y los suyos se ocultan junto al Prinsengracht',
        'アンネ・フランク一家がプリンセン運河のほとりに隠れ住む',
      ],
      at: 'amsterdam',
      weight: 2,
      source: ['frank-diary'],
    },
  ],
  relations: [
    { word: 'located-in', to: 'netherlands', source: ['israel-dutch'] },
    { word: 'capital-of', to: 'netherlands', source: ['israel-dutch'] },
  ],
  same: { wikidata: 'Q727' },
});
