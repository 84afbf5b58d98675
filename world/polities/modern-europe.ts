import { polities } from './polity.ts';

export const modernEurope = polities('europe', [
  {
    id: 'italy',
    drawn: 'Italy',
    also: '意大利王国;意大利共和国|Kingdom of Italy;Italian Republic|Royaume d’Italie;République italienne|Reino de Italia;República Italiana|イタリア王国;イタリア共和国',
    span: ['1861-03-17', '..'],
    capital: [41.9, 12.48, '罗马|Rome|Rome|Roma|ローマ'],
    summary: `南欧国家，1861年由撒丁王国统一半岛诸邦而成，1870年取罗马为都。1922年至1943年由墨索里尼的法西斯统治，1946年公民投票改为共和国。
      State of southern Europe, formed in 1861 when the Kingdom of Sardinia united the peninsula; Rome became its capital after 1870. Ruled by Mussolini’s Fascists from 1922 to 1943, it voted in 1946 to become a republic.
      État d’Europe du Sud, né en 1861 de l’unification de la péninsule par le royaume de Sardaigne ; Rome en devient la capitale après 1870. Gouverné par les fascistes de Mussolini de 1922 à 1943, il choisit la république par référendum en 1946.
      Estado del sur de Europa, nacido en 1861 cuando el reino de Cerdeña unificó la península; Roma fue su capital desde 1871. Gobernado por los fascistas de Mussolini entre 1922 y 1943, en 1946 votó por la república.
      南ヨーロッパの国。1861年にサルデーニャ王国が半島を統一して成立し、1870年にローマを併せて翌年都とした。1922年から1943年までムッソリーニのファシスト政権が続き、1946年の国民投票で共和国となった。`,
    events: [
      [
        '1861-03-17',
        '宣布成立意大利王国|The Kingdom of Italy is proclaimed|Le royaume d’Italie est proclamé|Se proclama el reino de Italia|イタリア王国の成立が宣言される',
        3,
      ],
      [
        '1946-06-02',
        '公民投票选择共和|A referendum chooses the republic|Un référendum choisit la république|Un referéndum elige la república|国民投票が共和制を選ぶ',
      ],
    ],
    relations: [
      ['party-to', 'first-world-war', ['1915', '1918'], ['strachan-first-world-war']],
      ['party-to', 'second-world-war', ['1940', '1945'], ['weinberg-ww2']],
      ['warred-with', 'ethiopian-empire', ['1935', '1936']],
    ],
    source: ['statesmans-yearbook'],
  },
]);
