import { texts } from '../../kit/texts.ts';

export const relationTexts = texts({
  //                                  zh            en                          fr                              es                              jp
  'relation.type.family':            ['亲属',       'Family',                   'Famille',                      'Familia',                      '家族'],
  'relation.type.love':              ['爱情与婚姻', 'Love and marriage',        'Amour et mariage',             'Amor y matrimonio',            '愛と結婚'],
  'relation.type.friendship':        ['友谊与同盟', 'Friends and allies',       'Amis et alliés',               'Amigos y aliados',             '友人と盟友'],
  'relation.type.teach':             ['师生',       'Teachers and pupils',      'Maîtres et élèves',            'Maestros y discípulos',        '師弟'],
  'relation.type.career':            ['职事与统治', 'Office and rule',          'Fonctions et pouvoir',         'Cargos y gobierno',            '官職と統治'],
  'relation.type.achievement':       ['成就',       'Achievements',             'Réalisations',                 'Logros',                       '業績'],
  'relation.type.influence':         ['影响',       'Influence',                'Influence',                    'Influencia',                   '影響'],
  'relation.type.enemy':             ['敌对',       'Enemies',                  'Ennemis',                      'Enemigos',                     '敵対'],
  'relation.type.experience':        ['经历',       'Experience',               'Parcours',                     'Experiencia',                  '経験'],
  'relation.type.destroy':           ['征服与毁灭', 'Conquest and ruin',        'Conquête et ruine',            'Conquista y ruina',            '征服と滅亡'],
  'relation.type.location':          ['地理',       'Places',                   'Lieux',                        'Lugares',                      '地理'],
  'relation.type.attribution':       ['归属',       'Belonging',                'Appartenance',                 'Pertenencia',                  '帰属'],
  'relation.type.evolution':         ['沿革',       'Before and after',         'Avant et après',               'Antes y después',              '前後の展開'],
  'relation.type.human-human':       ['人与人',     'Between people',           'Entre personnes',              'Entre personas',               '人と人'],
  'relation.type.human-nonhuman':    ['人与事物',   'People and things',        'Personnes et choses',          'Personas y cosas',             '人と事物'],
  'relation.type.nonhuman-human':    ['事物与人',   'Things and people',        'Choses et personnes',          'Cosas y personas',             '事物と人'],
  'relation.type.nonhuman-nonhuman': ['事物之间',   'Between things',           'Entre choses',                 'Entre cosas',                  '事物と事物'],
  'relation.type.other':             ['其他',       'Other',                    'Autres',                       'Otras',                        'その他'],
});
