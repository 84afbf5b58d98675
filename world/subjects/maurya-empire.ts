import { subject } from '../subject.ts';

export default subject({
  id: 'maurya-empire',
  kind: 'polity',
  region: 'south-asia',
  names: ['孔雀王朝', 'Maurya Empire', 'Empire maurya', 'Imperio maurya', 'マウリヤ朝'],
  otherNames: [['孔雀帝国'], ['Mauryan Empire'], ['dynastie Maurya'], ['dinastía Maurya'], ['マウリヤ帝国', '孔雀王朝']],
  times: [
    { role: 'span', span: ['-0321~', '-0185~'], source: ['thapar-early-india'] },
  ],
  place: { at: [25.6000, 85.1830], name: ['华氏城（今巴特那）', 'Pataliputra, today Patna', 'Pataliputra, aujourd’hui Patna', 'Pataliputra, hoy Patna', 'パータリプトラ（現パトナ）'] },
  summary: [
    '古印度第一个大帝国，都华氏城。公元前四世纪末旃陀罗笈多推翻难陀王朝，又与塞琉古一世议和，取得印度河以西诸地；其孙阿育王时版图自阿富汗东部延至德干南部，各地控制疏密不一。希腊使者麦加斯梯尼记其都城木栅环绕、官吏分职。阿育王死后渐衰，末王为将军普沙密多罗所弑。',
    'The first great empire of India, ruled from Pataliputra on the Ganges. Chandragupta overthrew the Nandas and won lands beyond the Indus from Seleucus I; under his grandson Ashoka royal inscriptions reached from Kandahar to Karnataka, though control was looser at the edges. The Greek envoy Megasthenes described its timber-walled capital. It ended when a general killed the last king about 185 BC.',
    'Premier grand empire de l’Inde, gouverné depuis Pataliputra, sur le Gange. Chandragupta renverse les Nanda et obtient de Séleucos Ier des terres au-delà de l’Indus ; sous son petit-fils Ashoka, les inscriptions royales vont de Kandahar au Karnataka, même si l’autorité s’affaiblit aux marges. L’envoyé grec Mégasthène décrit sa capitale aux murs de bois. Un général tue le dernier roi vers 185 av. J.-C.',
    'Primer gran imperio de la India, gobernado desde Pataliputra, a orillas del Ganges. Chandragupta derrocó a los Nanda y obtuvo de Seleuco I tierras más allá del Indo; con su nieto Ashoka las inscripciones reales llegaron de Kandahar a Karnataka, aunque el dominio era más laxo en los bordes. El enviado griego Megástenes describió su capital de murallas de madera. Acabó hacia 185 a. C.',
    'ガンジス河畔のパータリプトラを都とした、古代インド最初の大帝国。前四世紀末にチャンドラグプタがナンダ朝を倒し、セレウコス一世と和してインダス以西の地を得た。孫アショーカの時代には、碑文の分布がカンダハールからカルナータカに及ぶ。都の様子はギリシア人使節メガステネスが伝える。前185年頃、将軍が最後の王を殺して滅んだ。',
  ],
  events: [
    { when: '-0321~', title: ['旃陀罗笈多推翻难陀王朝', 'Chandragupta overthrows the Nandas', 'Chandragupta renverse les Nanda', 'Chandragupta derroca a los Nanda', 'チャンドラグプタがナンダ朝を倒す'], at: 'pataliputra', weight: 3, source: ['justin', '15.4'] },
    { when: '-0303~', title: ['与塞琉古一世缔约，以五百战象换得西境', 'Treaty with Seleucus I: five hundred elephants for lands west of the Indus', 'Traité avec Séleucos Ier : cinq cents éléphants contre des terres à l’ouest de l’Indus', 'Tratado con Seleuco I: quinientos elefantes por tierras al oeste del Indo', 'セレウコス一世と和約し、象五百頭で西方の地を得る'], at: 'indus-valley', weight: 2, with: ['seleucid-empire'], source: ['cambridge-ancient-history', '7'] },
    { when: '-0261~', title: ['阿育王兼并羯陵伽', 'Ashoka annexes Kalinga', 'Ashoka annexe le Kalinga', 'Ashoka anexiona Kalinga', 'アショーカがカリンガを併合する'], at: 'dhauli', weight: 2, with: ['ashoka', 'kalinga-war'], source: ['ashokan-edicts', 'Rock Edict XIII'] },
    { when: '-0185~', title: ['末王布利哈德罗陀被部将弑杀', 'The last king, Brihadratha, is killed by his general Pushyamitra', 'Le dernier roi, Brihadratha, est tué par son général Pushyamitra', 'El último rey, Brihadratha, muere a manos de su general Pushyamitra', '最後の王ブリハドラタが将軍プシュヤミトラに殺される'], at: 'pataliputra', weight: 2, source: ['puranas'] },
  ],
  relations: [
    { word: 'won', to: 'kalinga-war', when: '-0261~', source: ['ashokan-edicts', 'Rock Edict XIII'] },
    { word: 'adopted', to: 'buddhism', when: ['-0260~', '-0232~'], note: ['阿育王个人奉佛，但其敕令护持一切教派，佛教是否为“国教”有争议', 'Ashoka was a Buddhist, but his edicts protect every sect; it was hardly a state religion', 'Ashoka était bouddhiste, mais ses édits protègent toutes les sectes : ce n’était guère une religion d’État', 'Ashoka era budista, pero sus edictos amparan a todas las sectas; apenas fue una religión de Estado', 'アショーカは仏教徒だったが詔勅は諸宗派を守り、国教であったとは言い難い'], source: ['ashokan-edicts', 'Rock Edict XII'] },
    { word: 'compared-with', to: 'qin-dynasty', note: ['几乎同时各自第一次统一南亚与东亚的核心地区', 'At almost the same time each first united the heart of its own part of Asia', 'Presque au même moment, chacun unifia pour la première fois le cœur de sa partie de l’Asie', 'Casi a la vez, cada uno unificó por primera vez el corazón de su parte de Asia', 'ほぼ同じ頃、南アジアと東アジアの中核をそれぞれ初めて統一した'], source: ['thapar-early-india'] },
    { word: 'builder-of', to: 'sanchi', when: '-0250~', source: ['marshall-sanchi'] },
  ],
  same: { wikidata: 'Q62943' },
});
