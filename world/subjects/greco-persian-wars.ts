import { subject } from '../subject.ts';

export default subject({
  id: 'greco-persian-wars',
  kind: 'war',
  region: 'europe',
  names: ['希波战争', 'Greco-Persian Wars', 'Guerres médiques', 'Guerras médicas', 'ペルシア戦争'],
  otherNames: [['波希战争'], ['Persian Wars'], ['Guerres gréco-perses'], ['Guerras greco-persas'], ['ギリシア・ペルシア戦争']],
  times: [{ role: 'span', span: ['-0499', '-0449?'], source: ['herodotus', '5.28–9.121'] }],
  place: { at: [37.953, 23.563], name: ['萨拉米斯海峡', 'Strait of Salamis', 'Détroit de Salamine', 'Estrecho de Salamina', 'サラミス海峡'] },
  summary: [
    '公元前5世纪希腊城邦与波斯帝国之间的战争。起因是爱奥尼亚诸城反叛波斯而雅典援之；大流士的远征军败于马拉松，十年后薛西斯亲率水陆大军而来，破温泉关、焚雅典，却在萨拉米斯失去制海权，次年败于普拉提亚。此后雅典率盟军转攻爱琴海东岸，直至约前449年罢兵。',
    'The wars of the Greek cities with the Persian empire. They began when Athens helped the Ionians in revolt; Darius’s landing failed at Marathon, and ten years later Xerxes came with a fleet and an army, forced Thermopylae and burnt Athens, but lost the sea at Salamis and his army at Plataea. The Greeks under Athens then carried the war to Asia until about 449 BC.',
    'Guerres des cités grecques contre l’Empire perse. Elles naissent de l’aide d’Athènes aux Ioniens révoltés ; le débarquement de Darius échoue à Marathon et, dix ans plus tard, Xerxès vient avec une flotte et une armée, force les Thermopyles et brûle Athènes, mais perd la mer à Salamine et la terre à Platées. Athènes porte ensuite la guerre en Asie jusque vers 449.',
    'Guerras de las ciudades griegas contra el Imperio persa. Nacieron de la ayuda de Atenas a los jonios sublevados; el desembarco de Darío fracasó en Maratón y, diez años después, Jerjes llegó con flota y ejército, forzó las Termópilas e incendió Atenas, pero perdió el mar en Salamina y la tierra en Platea. Los griegos, con Atenas al frente, llevaron luego la guerra a Asia hasta hacia 449.',
    '前5世紀にギリシア諸都市とペルシア帝国が戦った一連の戦争。イオニア諸市の反乱をアテナイが助けたことに始まり、ダレイオスの遠征軍はマラトンで敗れた。十年後クセルクセスが海陸の大軍で来寇し、テルモピュライを破りアテナイを焼いたが、サラミスで制海権を、プラタイアで陸軍を失った。以後ギリシア側が攻勢に転じ、前449年頃まで続いた。',
  ],
  events: [
    { when: '-0499', title: ['米利都带头，爱奥尼亚诸城反叛波斯', 'Led by Miletus, the Ionian cities revolt against Persia', 'Milet entraîne les cités ioniennes dans la révolte contre la Perse', 'Mileto encabeza la revuelta de las ciudades jonias contra Persia', 'ミレトスを先頭にイオニア諸市がペルシアに反旗を翻す'], at: 'miletus', weight: 2, with: ['achaemenid-empire', 'darius-i'], source: ['herodotus', '5.28–38'] },
    { when: '-0490-09?', title: ['雅典与普拉提亚重装步兵在马拉松击退波斯军', 'Athenian and Plataean hoplites beat the Persians at Marathon', 'Les hoplites d’Athènes et de Platées battent les Perses à Marathon', 'Los hoplitas de Atenas y Platea vencen a los persas en Maratón', 'アテナイとプラタイアの重装歩兵がマラトンでペルシア軍を破る'], at: 'marathon', weight: 3, with: ['athens', 'achaemenid-empire', 'darius-i'], source: ['herodotus', '6.102–117'] },
    { when: '-0480-09~', title: ['希腊舰队在萨拉米斯大破薛西斯水师', 'The Greek fleet destroys that of Xerxes at Salamis', 'La flotte grecque écrase celle de Xerxès à Salamine', 'La flota griega destroza a la de Jerjes en Salamina', 'ギリシア艦隊がサラミスでクセルクセスの水軍を破る'], at: 'salamis', weight: 3, with: ['athens', 'achaemenid-empire', 'phoenicians'], source: ['herodotus', '8.83–96'] },
    { when: '-0479', title: ['普拉提亚一役，斯巴达统率的联军歼灭波斯陆军', 'At Plataea the army led by Sparta destroys the Persian land force', 'À Platées, l’armée conduite par Sparte anéantit les forces terrestres perses', 'En Platea el ejército mandado por Esparta aniquila a las tropas persas', 'プラタイアでスパルタ率いる連合軍がペルシア陸軍を壊滅させる'], at: 'plataea', weight: 3, with: ['athens', 'achaemenid-empire', 'macedon'], source: ['herodotus', '9.28–70'] },
    { when: '-0449?', title: ['据传卡利阿斯在苏萨议和，战事告终', 'Callias is said to have made peace with the Great King', 'Callias aurait conclu la paix avec le Grand Roi', 'Calias habría hecho la paz con el Gran Rey', 'カリアスがペルシア大王と講和したと伝えられる'], at: 'susa-elam', weight: 2, with: ['athens', 'achaemenid-empire'], source: ['diodorus', '12.4'] },
  ],
  relations: [
    { word: 'took-place-in', to: 'athens', when: '-0480', note: ['雅典人弃城登舰，波斯军焚毁卫城神庙', 'The Athenians left their city for the ships, and the Persians burnt the Acropolis', 'Les Athéniens quittèrent la ville pour les navires ; les Perses brûlèrent l’Acropole', 'Los atenienses dejaron la ciudad por las naves y los persas quemaron la Acrópolis', 'アテナイ人は町を捨てて船に移り、ペルシア軍はアクロポリスを焼いた'], source: ['herodotus', '8.51–55'] },
    { word: 'caused', to: 'peloponnesian-war', note: ['战后雅典势力日增，令斯巴达恐惧，修昔底德视之为大战真因', 'The power that Athens won from it alarmed Sparta: for Thucydides the true cause of the later war', 'La puissance qu’Athènes en tira effraya Sparte : pour Thucydide, la vraie cause de la guerre suivante', 'El poder que dio a Atenas alarmó a Esparta: para Tucídides, la causa verdadera de la guerra siguiente', '戦後のアテナイの強大化への恐れを、トゥキュディデスは次の大戦の真因とみた'], source: ['thucydides', '1.23; 1.88–118'] },
    { word: 'inspired', to: 'parthenon', when: '-0447', note: ['波斯人焚毁了卫城上尚未建成的前身', 'The Persians had burnt its unfinished predecessor on the Acropolis', 'Les Perses avaient brûlé son prédécesseur inachevé sur l’Acropole', 'Los persas habían quemado en la Acrópolis a su antecesor inacabado', '建設中だった前身の神殿はペルシア軍に焼かれていた'], source: ['beard-parthenon'] },
    { word: 'caused', to: 'battle-of-gaugamela', note: ['亚历山大以报薛西斯焚庙之仇为名征讨波斯', 'Alexander invaded Persia in the name of revenge for Xerxes’ burning of the temples', 'Alexandre envahit la Perse au nom de la vengeance des temples brûlés par Xerxès', 'Alejandro invadió Persia en nombre de la venganza por los templos que quemó Jerjes', 'アレクサンドロスはクセルクセスの神殿焼き討ちへの報復を掲げて侵攻した'], source: ['arrian', '2.14; 3.18'] },
    { word: 'named-after', to: 'achaemenid-empire', source: ['thucydides', '1.23'] },
    { word: 'influenced', to: 'herodotus', source: ['herodotus', '1.1'] },
  ],
});
